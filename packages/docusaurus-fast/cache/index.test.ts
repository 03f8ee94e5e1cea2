import {mkdirSync, realpathSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import cache from '.';

/** A site whose configuration, plugins and loaders import something each. */
const files = {
  'docusaurus.config.ts': "import './versions.json'; import 'own-package';",
  'versions.json': '[]',
  'plugins/plain/index.ts': "import '../../scripts/helper';",
  'plugins/plain/index.test.ts': '',
  'plugins/with-options/index.ts': '',
  'scripts/helper.ts': "import 'of-others';",
  'loaders/loader.mjs': "import './words.mjs';",
  'loaders/words.mjs': '',
  'packages/own-package/index.ts': '',
  'packages/own-package/package.json':
    '{"name": "own-package", "exports": "./index.ts"}',
  'packages/own-plugin/index.ts': "import './options';",
  'packages/own-plugin/options.ts': '',
  'packages/own-plugin/package.json':
    '{"name": "own-plugin", "exports": "./index.ts"}',
  'node_modules/of-others/index.js': '',
  'data/symbols.json': '{}',
};

/** The cache of a site in which some files have more lines. */
function cacheOfSite(more: Readonly<Record<string, string>> = {}) {
  const siteDir = realpathSync(temporaryFolder());
  for (const [file, content] of Object.entries(files)) {
    writeWithFolders(path.join(siteDir, file), content + (more[file] ?? ''));
  }
  mkdirSync(path.join(siteDir, 'node_modules'), {recursive: true});
  for (const name of ['own-package', 'own-plugin']) {
    symlinkSync(
      `../packages/${name}`,
      path.join(siteDir, 'node_modules', name),
    );
  }
  const context = {
    siteDir,
    siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
    siteConfig: {
      plugins: [
        './plugins/plain/index.ts',
        ['./plugins/with-options/index.ts', {}],
        ['own-plugin', {}],
        'stock',
      ],
    },
  } as unknown as LoadContext;
  const {configureWebpack} = cache(context, {
    parts: ['routes'],
    pageData: ['data/symbols.json', 'missing.json'],
  });
  const loader = path.join(siteDir, 'loaders/loader.mjs');
  const stock = {
    experiments: {cache: {version: 'stock'}},
    module: {rules: [{test: /x/, use: [{loader}]}]},
  };
  const settings = configureWebpack?.(stock, false, {} as never, undefined) as {
    experiments: {cache: {version: string; buildDependencies: string[]}};
  };
  const {version, buildDependencies} = settings.experiments.cache;
  return {
    version,
    inputs: buildDependencies.map((file) => path.relative(siteDir, file)),
  };
}

it('keeps the setting where Docusaurus 4 has it', () => {
  const siteDir = realpathSync(temporaryFolder());
  writeWithFolders(path.join(siteDir, 'docusaurus.config.ts'), '');
  const {configureWebpack} = cache(
    {
      siteDir,
      siteConfigPath: path.join(siteDir, 'docusaurus.config.ts'),
      siteConfig: {plugins: []},
    } as unknown as LoadContext,
    {parts: ['routes'], pageData: []},
  );
  const settings = configureWebpack?.(
    {cache: {type: 'persistent', version: 'stock'}, module: {}} as never,
    false,
    {} as never,
    undefined,
  );
  expect(settings).toEqual({
    cache: expect.objectContaining({
      type: 'persistent',
      version: expect.stringMatching(/^stock-routes-/) as string,
    }) as object,
  });
});

it('builds with different parts share nothing', () => {
  expect(cacheOfSite().version).toMatch(/^stock-routes-[\da-f]{16}$/);
});

it.each([
  ['the configuration', 'docusaurus.config.ts'],
  ['a plugin by the name of its package', 'packages/own-plugin/options.ts'],
  ['what it imports', 'versions.json'],
  ['a plugin', 'plugins/plain/index.ts'],
  ['what a plugin imports from elsewhere', 'scripts/helper.ts'],
  ['a package of the project', 'packages/own-package/index.ts'],
  ['a plugin with options', 'plugins/with-options/index.ts'],
  ['a loader', 'loaders/loader.mjs'],
  ['what a loader imports', 'loaders/words.mjs'],
])('the cache is dropped when %s changes', (_what, file) => {
  const more = file.endsWith('.json') ? ' ' : '\nglobalThis.x = 1;';
  expect(cacheOfSite({[file]: more}).version).not.toBe(cacheOfSite().version);
});

it('the cache is dropped when data changes that plugins read', () => {
  expect(cacheOfSite().inputs).toContain('data/symbols.json');
});

it.each([
  ['a comment', 'plugins/plain/index.ts', '\n// Why.'],
  ['a test', 'plugins/plain/index.test.ts', '\nglobalThis.x = 1;'],
  [
    'a package of others',
    'node_modules/of-others/index.js',
    '\nglobalThis.x = 1;',
  ],
])('%s does not drop the cache', (_what, file, more) => {
  expect(cacheOfSite({[file]: more})).toEqual(cacheOfSite());
});

it('a file that is missing is no build dependency', () => {
  expect(cacheOfSite().inputs).not.toContain('missing.json');
});

it('another version of the package itself drops it', () => {
  expect(cacheOfSite().inputs).toContainEqual(
    expect.stringMatching(/^\.\..*docusaurus-fast\/package\.json$/),
  );
});
