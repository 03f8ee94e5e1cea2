import {has} from '../../content/site/features';

/** A small change that breaks a source, and the test that must fail. */
export type Mutation = {
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** Test file, and part of the title. */
  test: readonly [file: string, title: string];
};

const analytics = 'plugins/analytics';
const entryClient = 'packages/docusaurus-fast/entry/client';
const internal = 'plugins/internal-docs';
const loading = 'src/theme/Loading';
const counts = 'src/components/GitHubButton/counts';
const checker = 'scripts/check-specification';
const config = 'docusaurus.config.ts';
const sandbox = 'scripts/mcp/sandbox';
const typeSearch = 'packages/local-search/client/types';
const search = 'packages/local-search';
const shortcuts = 'src/shortcuts';
const comparison = 'plugins/version-comparison/client';

/** Of what the site can do without. */
const ofFeatures: Mutation[] = has('version-comparison')
  ? [
      {
        file: `${comparison}/readPair.ts`,
        find: 'findDocsVersion(name)?.label',
        replace: 'name',
        test: [`${comparison}/readPair.test.ts`, 'reads'],
      },
    ]
  : [];

/** Mistakes that somebody could make. */
export const mutations: readonly Mutation[] = [
  ...ofFeatures,
  {
    file: 'content/data/successors.ts',
    find: "'api/cli': 'tutorials/get-started-manually'",
    replace: "'api/cli': 'tutorials/get-started-local'",
    test: ['content/data/successors.test.ts', 'api/cli'],
  },
  {
    file: 'src/components/NotFoundSuggestions/rankPages.ts',
    find: '...successorsOf(requestedPath, titles),',
    replace: '',
    test: [
      'src/components/NotFoundSuggestions/rankPages.test.ts',
      'its successor first',
    ],
  },
  {
    file: `${search}/server/textOf.ts`,
    find: "node.tagName === 'annotation'",
    replace: "node.tagName === 'math'",
    test: [`${search}/server/splitSections.test.ts`, 'reads a formula once'],
  },
  {
    file: `${search}/server/findElsewhere.ts`,
    find: 'known.add(key);',
    replace: '',
    test: [`${search}/server/findElsewhere.test.ts`, 'in the newest one'],
  },
  {
    file: `${search}/client/dialogEntry.ts`,
    find: 'history.back();',
    replace: '',
    test: [`${search}/client/searchStore.test.ts`, 'leaves no entry behind'],
  },
  {
    file: `${shortcuts}/singleKeys.ts`,
    find: '!isTyping(event) &&',
    replace: '',
    test: [`${shortcuts}/shortcuts.test.ts`, 'do nothing while typing'],
  },
  {
    file: `${shortcuts}/singleKeys.ts`,
    find: "!== 'off'",
    replace: "!== 'false'",
    test: [`${shortcuts}/shortcuts.test.ts`, 'turns shortcuts of one key off'],
  },
  {
    file: `${analytics}/client/pageView.ts`,
    find: "(hash.startsWith('#code=') ? '' : hash)",
    replace: "''",
    test: [`${analytics}/client/pageView.test.ts`, 'another anchor'],
  },
  {
    file: `${analytics}/client/pageView.ts`,
    find: "'#code='",
    replace: "'#run='",
    test: [`${analytics}/client/pageView.test.ts`, 'never sends the code'],
  },
  {
    file: 'packages/run-in-page/static/embed/run/index.html',
    find: 'sandbox="allow-scripts"',
    replace: 'sandbox="allow-scripts allow-same-origin"',
    test: [
      'config/serving/contentSecurityPolicy.test.ts',
      'is that of a document without an origin',
    ],
  },
  {
    file: 'packages/api-versions/comparisons/markDifferences.ts',
    find: 'added || removed',
    replace: 'added',
    test: [
      'packages/api-versions/comparisons/markDifferences.test.ts',
      'marks ',
    ],
  },
  {
    file: `${typeSearch}/createTypeEngine.ts`,
    find: 'parsed.signature.isDeprecated ? penalties.deprecated : 0',
    replace: '0',
    test: [`${typeSearch}/createTypeEngine.test.ts`, 'near misses below'],
  },
  {
    file: `${sandbox}/runProgram.ts`,
    find: "'--disallow-code-generation-from-strings',",
    replace: '',
    test: [`${sandbox}/runProgram.test.ts`, 'a program finds nothing'],
  },
  {
    file: `${sandbox}/runIsolated.ts`,
    find: '      permissionFlag,\n',
    replace: '',
    test: [`${sandbox}/runIsolated.test.ts`, 'reads a file'],
  },
  {
    file: `${sandbox}/runIsolated.ts`,
    find: 'new Slots(2, 32)',
    replace: 'new Slots(24, 32)',
    test: ['scripts/mcp/serving.test.ts', 'two processes run'],
  },
  {
    file: `${analytics}/client/isTrackingRefused.ts`,
    find: 'globalPrivacyControl === true',
    replace: 'globalPrivacyControl === undefined',
    test: [`${analytics}/client/isTrackingRefused.test.ts`, ''],
  },
  {
    file: `${analytics}/options.ts`,
    find: '[A-Z0-9-]+$/',
    replace: '[A-Z0-9-]+/',
    test: [`${analytics}/options.test.ts`, 'rejects'],
  },
  {
    file: 'packages/docusaurus-fast/paths/cleanPath.ts',
    find: "stem === pathname && !stem.endsWith('/index')",
    replace: 'stem === pathname',
    test: ['packages/docusaurus-fast/paths/cleanPath.test.ts', 'becomes'],
  },
  {
    file: `${loading}/index.tsx`,
    find: 'pastDelay ? <Spinner /> : null',
    replace: '<Spinner />',
    test: [`${loading}/index.test.tsx`, 'S4.3'],
  },
  {
    file: `${loading}/index.tsx`,
    find: 'onClick={retry}',
    replace: '',
    test: [`${loading}/index.test.tsx`, 'Retry that loads again'],
  },
  {
    file: `${loading}/styles.module.css`,
    find: 'beat 1.5s',
    replace: 'beat 2.5s',
    test: [`${loading}/index.test.tsx`, 'S9.7'],
  },
  {
    file: `${counts}.ts`,
    find: "'forks_count'",
    replace: "'fork_count'",
    test: [`${counts}.test.ts`, 'S3.6'],
  },
  {
    file: `${counts}.ts`,
    find: "'users' : 'repos'",
    replace: "'repos' : 'users'",
    test: [`${counts}.test.ts`, 'apiUrl'],
  },
  {
    file: `${counts}.ts`,
    find: "startsWith('https://github.com/')",
    replace: "startsWith('https://github.com')",
    test: [`${counts}.test.ts`, 'rejects'],
  },
  {
    file: 'content/site/versions.ts',
    find: "'0.1': '0.1.3'",
    replace: "'0.1': '0.1.2'",
    test: ['content/site/versions.test.ts', 'documents the package'],
  },
  {
    file: 'content/readers/readSample.ts',
    find: 'newestFirst.slice(0, newestFirst.indexOf(version.name) + 1)',
    replace: '[version.name]',
    test: ['content/readers/readSample.test.ts', 'nearest override of'],
  },
  {
    file: 'plugins/code-samples/trackSamples.mjs',
    find: "    this.addContextDependency(path.join(siteDir, 'content/samples'));\n",
    replace: '',
    test: ['plugins/code-samples/trackSamples.test.ts', 'new override'],
  },
  {
    file: `${internal}/remarkAudience.ts`,
    find: ': [];',
    replace: ': node.children;',
    test: [`${internal}/remarkAudience.test.ts`, 'each build keeps the blocks'],
  },
  {
    file: `${internal}/publicPages.ts`,
    find: 'draft: true',
    replace: 'draft: false',
    test: [
      `${internal}/publicPages.test.ts`,
      'makes a draft of internal pages',
    ],
  },
  {
    file: `${internal}/publicPages.ts`,
    find: 'customProps?.internal === true',
    replace: 'customProps?.internal === "true"',
    test: [`${internal}/publicPages.test.ts`, 'at any depth'],
  },
  {
    file: `${internal}/options.ts`,
    find: 'new URL(value).origin !== value',
    replace: 'new URL(value).origin === ""',
    test: [`${internal}/options.test.ts`, 'rejects'],
  },
  {
    file: `${internal}/client/checkPage.ts`,
    find: 'redirectOrigins.includes(url.origin)',
    replace: 'redirectOrigins.some((origin) => target.startsWith(origin))',
    test: [`${internal}/client/checkPage.test.ts`, 'drops'],
  },
  {
    file: `${internal}/client/checkPage.ts`,
    find: 'showBanner === true',
    replace: 'Boolean(showBanner)',
    test: [`${internal}/client/checkPage.test.ts`, 'not asked for'],
  },
  {
    file: `${internal}/client/bridgeMessages.ts`,
    find: "typeof id !== 'string'",
    replace: 'id === undefined',
    test: [`${internal}/client/bridgeMessages.test.ts`, 'drops'],
  },
  {
    file: `${internal}/client/findParentOrigin.ts`,
    find: '!hosts.includes(page.location.host)',
    replace: 'hosts.length === 0',
    test: [`${internal}/client/findParentOrigin.test.ts`, 'no allowed parent'],
  },
  {
    file: `${checker}/checkLines.ts`,
    find: 'const mostIds = 3',
    replace: 'const mostIds = 4',
    test: [`${checker}/checkLines.test.ts`, 'too many ids'],
  },
  {
    file: 'scripts/lib/readReport.mjs',
    find: "?? 'failed'",
    replace: "?? 'passed'",
    test: ['scripts/lib/readReport.test.ts', 'Playwright'],
  },
  {
    file: 'packages/docusaurus-fast/security/client/HeadingText.tsx',
    find: "['code', 'em', 'strong', 'del']",
    replace: "['code', 'em', 'strong', 'del', 'script']",
    test: [
      'packages/docusaurus-fast/security/client/HeadingText.test.tsx',
      'alert',
    ],
  },
  {
    file: 'packages/docusaurus-fast/security/findRawHtml.ts',
    find: " || value.type === 'html'",
    replace: '',
    test: ['packages/docusaurus-fast/security/findRawHtml.test.ts', 'sidebar'],
  },
  {
    file: 'packages/docusaurus-fast/security/client/progressBar.ts',
    find: 'if (shown !== undefined)',
    replace: 'if (shown === null)',
    test: [
      'packages/docusaurus-fast/security/client/progressBar.test.ts',
      'one bar',
    ],
  },
  {
    file: 'plugins/integrity/addIntegrity.ts',
    find: 'address.startsWith(assetFolder)',
    replace: 'true',
    test: ['plugins/integrity/addIntegrity.test.ts', 'does not change'],
  },
  {
    file: 'tests/serving/load/findLeaks.ts',
    find: 'after.connections > 0',
    replace: 'after.connections > before.handles',
    test: ['tests/serving/load/findLeaks.test.ts', 'a connection'],
  },
  {
    file: `${entryClient}/navigationHistory.ts`,
    find: 'history.location === location',
    replace: 'history.location !== undefined',
    test: [`${entryClient}/navigationHistory.test.ts`, 'no longer waits'],
  },
  {
    file: `${entryClient}/navigationHistory.ts`,
    find: '    endPending();\n    endUpdate =',
    replace: '    endUpdate =',
    test: [`${entryClient}/navigationHistory.test.ts`, 'as soon as the next'],
  },
  {
    file: 'packages/browser-utils/yieldToInput.ts',
    find: 'while (awaited !== lastResponse)',
    replace: 'if (awaited !== lastResponse)',
    test: ['packages/browser-utils/yieldToInput.test.ts', 'does more'],
  },
  {
    file: 'packages/docusaurus-fast/styles/purgeStyles.ts',
    find: 'openEnded.test(word)',
    replace: 'false',
    test: [
      'packages/docusaurus-fast/styles/purgeStyles.test.ts',
      'that code completes',
    ],
  },
  {
    file: 'packages/docusaurus-fast/replaceModules.ts',
    find: '!isOriginalThere && ',
    replace: '',
    test: ['packages/docusaurus-fast/replaceModules.test.ts', 'half missed'],
  },
  {
    file: 'packages/docusaurus-fast/checkFact.ts',
    find: '!text.includes(phrase)',
    replace: 'false',
    test: [
      'packages/docusaurus-fast/facts.test.ts',
      'is reported when the file loses',
    ],
  },
  {
    file: 'packages/build-utils/oldestBrowsers.ts',
    find: "env: 'production'",
    replace: "env: 'development'",
    test: ['packages/build-utils/oldestBrowsers.test.ts', 'for production'],
  },
  {
    file: 'packages/run-in-page/examples/addTimeLimit.ts',
    find: "    case 'ForStatement':\n",
    replace: '',
    test: ['packages/run-in-page/examples/addTimeLimit.test.ts', 'each round'],
  },
  {
    file: 'scripts/lib/ensureTestTools.mjs',
    find: 'optionalFullTools = [chromiumDriver, firefox, webkit]',
    replace: 'optionalFullTools = [firefox, webkit]',
    test: ['scripts/test-full.test.ts', 'which browsers it leaves out'],
  },
  {
    file: 'tools/bench/results/Recorder.ts',
    find: 'this.run.failures.push({thing, column, reason})',
    replace: 'throw error',
    test: ['tools/bench/results/results.test.ts', 'written down'],
  },
  // The tests of these mutations build a small site.
  {
    file: config,
    find: "onBrokenLinks: 'throw'",
    replace: "onBrokenLinks: 'warn'",
    test: ['specification/brokenLinks.test.ts', 'S5.10'],
  },
  {
    file: config,
    find: "onBrokenMarkdownLinks: 'throw'",
    replace: "onBrokenMarkdownLinks: 'warn'",
    test: ['specification/brokenLinks.test.ts', 'S5.11'],
  },
  {
    file: config,
    find: "onDuplicateRoutes: 'warn'",
    replace: "onDuplicateRoutes: 'throw'",
    test: ['specification/brokenLinks.test.ts', 'S5.12'],
  },
  {
    file: `${analytics}/client/afterTitleUpdate.ts`,
    find: 'requestAnimationFrame(() => setTimeout(task));',
    replace: 'task();',
    test: [`${analytics}/client/client.test.ts`, 'S4.26'],
  },
  {
    file: `${internal}/client/isOnInternalNetwork.ts`,
    find: 'pingTimeout = 2000',
    replace: 'pingTimeout = 20_000',
    test: [`${internal}/client/offerInternalVersion.test.ts`, 'S7.8'],
  },
  {
    file: `${internal}/client/checkPage.ts`,
    find: "credentials: 'include'",
    replace: "credentials: 'omit'",
    test: [`${internal}/client/offerInternalVersion.test.ts`, 'S7.9'],
  },
  {
    file: `${internal}/client/createBridge.ts`,
    find: 'origin !== parentOrigin || source !== page.parent',
    replace: 'origin === source',
    test: [
      `${internal}/client/createBridge.test.ts`,
      'from anyone but the parent',
    ],
  },
  {
    file: `${internal}/client/index.ts`,
    find: 'version: 2',
    replace: 'version: 3',
    test: [`${internal}/client/client.test.ts`, 'S7.11'],
  },
  {
    file: 'content/data/snackSandbox.ts',
    find: "  'allow-forms',",
    replace: "  'allow-forms',\n  'allow-same-origin',",
    test: ['config/embedOrigin.test.ts', 'sandbox'],
  },
  {
    file: 'config/serving/headers.ts',
    find: "'Cross-Origin-Resource-Policy': 'cross-origin'",
    replace: "'Cross-Origin-Resource-Policy': 'same-site'",
    test: ['config/serving/headers.test.ts', 'cross-origin headers'],
  },
  {
    file: 'packages/docusaurus-fast/routes/ChunkFilesPlugin.ts',
    find: "setIntegrity('linkTag', 'chunkId + \".css\"')",
    replace: "''",
    test: [
      'packages/docusaurus-fast/routes/ChunkFilesPlugin.test.ts',
      'both kinds',
    ],
  },
  {
    file: 'plugins/license-notices/findPackages.ts',
    find: "rule === 'any' ? ids.some(permits)",
    replace: "rule !== 'one' ? ids.some(permits)",
    test: ['plugins/license-notices/findPackages.test.ts', 'stops at'],
  },
  {
    file: 'packages/site-server/hosts/nginx/locations.ts',
    find: 'try_files $uri /${earlierFolder}$uri =404;',
    replace: 'try_files $uri =404;',
    test: ['packages/site-server/hosts/nginx/index.test.ts', 'earlier builds'],
  },
];
