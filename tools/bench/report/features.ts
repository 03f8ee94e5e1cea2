/** What a site generator offers, and where that is written. */
type Cell = readonly [answer: string, source: string];

/** The columns beside ours. */
export const others = [
  'Docusaurus',
  'Starlight',
  'VitePress',
  'Mintlify',
  'docs.rs',
] as const;
type Other = (typeof others)[number];

type Feature = {
  name: string;
  /** The test of ours, as a path in the project. */
  test: string;
  others: Record<Other, Cell>;
};

const docusaurus = 'https://docusaurus.io/docs';
const starlight = 'https://starlight.astro.build';
const vitepress = 'https://vitepress.dev';
const mintlify = 'https://www.mintlify.com/docs';
const rustdoc = 'https://doc.rust-lang.org/rustdoc';

/** Plugins of the community that Starlight lists. */
const starlightPlugin: Cell = ['plugin', `${starlight}/resources/plugins/`];

/** What the documentation of a generator does not tell of. */
const missing: Record<Other, Cell> = {
  Docusaurus: ['–', `${docusaurus}/category/guides`],
  Starlight: ['–', `${starlight}/resources/plugins/`],
  VitePress: ['–', `${vitepress}/guide/what-is-vitepress`],
  Mintlify: ['–', `${mintlify}/llms.txt`],
  'docs.rs': ['–', 'https://docs.rs/about'],
};

/** Features that readers of versioned docs may look for. */
export const features: readonly Feature[] = [
  {
    name: 'Versions of the docs side by side',
    test: 'specification/versions.spec.ts',
    others: {
      ...missing,
      Docusaurus: ['yes', `${docusaurus}/versioning`],
      Starlight: starlightPlugin,
      Mintlify: ['yes', `${mintlify}/organize/navigation`],
      'docs.rs': ['yes', 'https://docs.rs/about'],
    },
  },
  {
    name: 'Any two versions compared, symbol by symbol',
    test: 'tests/e2e/features/version-comparison/compare.spec.ts',
    others: missing,
  },
  {
    name: 'Examples of the reference run in the page',
    test: 'tests/e2e/run.spec.ts',
    others: {
      ...missing,
      Docusaurus: [
        'React only',
        `${docusaurus}/markdown-features/code-blocks#interactive-code-editor`,
      ],
      Mintlify: ['requests only', `${mintlify}/api-playground/overview`],
      'docs.rs': [
        'on a server',
        `${rustdoc}/write-documentation/the-doc-attribute.html#html_playground_url`,
      ],
    },
  },
  {
    name: 'Examples executed in CI',
    test: 'scripts/check-examples/checkExamples.test.ts',
    others: {
      ...missing,
      'docs.rs': [
        'yes',
        `${rustdoc}/write-documentation/documentation-tests.html`,
      ],
    },
  },
  {
    name: 'Apps of the tutorials run in the page',
    test: 'tests/e2e/apps.spec.ts',
    others: missing,
  },
  {
    name: 'Search without another host',
    test: 'tests/e2e/search.spec.ts',
    others: {
      Docusaurus: ['plugin', `${docusaurus}/search#using-local-search`],
      Starlight: ['yes', `${starlight}/guides/site-search/`],
      VitePress: ['yes', `${vitepress}/reference/default-theme-search`],
      Mintlify: ['–', `${mintlify}/llms.txt`],
      'docs.rs': ['yes', `${rustdoc}/read-documentation/search.html`],
    },
  },
  {
    name: 'Search by type',
    test: 'tests/e2e/searchByType.spec.ts',
    others: {
      ...missing,
      'docs.rs': ['yes', `${rustdoc}/read-documentation/search.html`],
    },
  },
  {
    name: 'Markdown of every page, llms.txt',
    test: 'tests/built/features/docs-for-machines/twins.spec.ts',
    others: {
      ...missing,
      Docusaurus: [
        'plugin',
        'https://www.npmjs.com/package/docusaurus-plugin-llms',
      ],
      Starlight: starlightPlugin,
      VitePress: [
        'plugin',
        'https://www.npmjs.com/package/vitepress-plugin-llms',
      ],
      Mintlify: ['yes', `${mintlify}/ai/llmstxt`],
    },
  },
  {
    name: 'MCP server',
    test: 'scripts/mcp/mcp.spec.ts',
    others: {
      ...missing,
      Mintlify: ['yes', `${mintlify}/ai/model-context-protocol`],
    },
  },
  {
    name: 'MCP server that compiles and runs code',
    test: 'scripts/mcp/sandbox/runProgram.test.ts',
    others: missing,
  },
  {
    name: 'A version kept for offline reading',
    test: 'tests/e2e/features/keep-offline/offline.spec.ts',
    others: {
      Docusaurus: [
        'plugin',
        `${docusaurus}/api/plugins/@docusaurus/plugin-pwa`,
      ],
      Starlight: [
        'plugin',
        'https://vite-pwa-org.netlify.app/frameworks/astro',
      ],
      VitePress: [
        'plugin',
        'https://vite-pwa-org.netlify.app/frameworks/vitepress',
      ],
      Mintlify: ['–', `${mintlify}/llms.txt`],
      'docs.rs': ['an archive', 'https://docs.rs/about/download'],
    },
  },
];

/** The table of features; every cell links to its source. */
export function featureTable(): string {
  const rows = features.map(({name, test, others: cells}) => [
    name,
    `[yes](../${test})`,
    ...others.map((other) => {
      const [answer, source] = cells[other];
      return `[${answer}](${source})`;
    }),
  ]);
  return [
    ['', 'Ours', ...others],
    Array.from({length: others.length + 2}, () => '---'),
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
