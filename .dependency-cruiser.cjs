const door =
  'A package is imported by its name. What it does not export is its own business: export it, or do without.';

/** How an import of a package by its name is resolved. */
const byName = ['aliased-workspace', 'undetermined'];

/** What Docusaurus gives to the code that it bundles: its components and hooks, themes, and generated files. */
const ofDocusaurus =
  '^@search-|^@(?:generated|theme(?:-init|-original)?)/|^@docusaurus/(?:[A-Z]|use|router|renderRoutes|types)';

/**
 * The rooms of the site, lowest first: each may use those before it. What the site says and
 * is called; its components; what turns it into pages; how all of it is put together; the
 * programs around it; what proves them.
 */
const rooms = [
  ['content'],
  ['src'],
  ['plugins'],
  ['config'],
  ['docusaurus\\.config'],
  ['specification', 'scripts'],
  ['tests'],
  ['tools'],
];

/**
 * Which way imports may go: the site uses packages, packages use lower packages, and never
 * back. `npm run check:imports` checks it; CONTRIBUTING.md has the picture.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-import-of-the-site',
      comment:
        'A package does not know the site. What it needs to know is an option: add one, and pass it in the configuration.',
      severity: 'error',
      from: {path: '^packages/'},
      to: {
        pathNot: '^(packages|node_modules)/',
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: 'no-import-of-a-room-above',
      comment: `Rooms use those below them: ${rooms.flat().join(' < ').replaceAll('\\', '')}. Move what both need into the lower one, or pass it as an option.`,
      severity: 'error',
      from: {
        path: `^(${room.join('|')})[/.]`,
        pathNot: '\\.(test|spec)\\.|/__fixtures__/|/testing',
      },
      to: {
        path: `^(${rooms
          .slice(index + 1)
          .flat()
          .join('|')})[/.]`,
      },
    })),
    {
      name: 'no-way-around-a-door',
      comment: door,
      severity: 'error',
      from: {pathNot: '^packages/'},
      to: {path: '^packages/', dependencyTypesNot: byName},
    },
    {
      name: 'no-way-around-a-neighbors-door',
      comment: door,
      severity: 'error',
      from: {path: '^packages/([^/]+)/'},
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypesNot: byName,
      },
    },
    {
      name: 'no-unlisted-dependency',
      comment:
        "A package lists what it imports. Add it to the package's own package.json.",
      severity: 'error',
      from: {path: '^packages/', pathNot: '\\.(test|spec)\\.|__fixtures__'},
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        // A peer that is optional is of an unknown type as well.
        dependencyTypesNot: ['npm-peer'],
        pathNot: ofDocusaurus,
      },
    },
    {
      name: 'no-test-tool-in-the-build',
      comment:
        '`npm start` installs no dev dependency. Move the package to "dependencies".',
      severity: 'error',
      from: {
        path: '^(config|content|plugins|src|scripts/(build|lib|mcp))/',
        pathNot:
          '\\.(test|spec|full)\\.|/(testing|__fixtures__)/|^content/(samples|examples)/|/(ensureTestTools|withBuiltSite)\\.',
      },
      to: {dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only']},
    },
    {
      name: 'no-cycle',
      comment:
        'Modules that import each other in a circle can be neither understood nor moved alone. Move what both need into a third module.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(build|deploy|\\.docusaurus|test-results)/'},
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: [
        '.ts',
        '.tsx',
        '.mjs',
        '.cjs',
        '.js',
        '.json',
        '.d.ts',
        '.css',
      ],
    },
  },
};
