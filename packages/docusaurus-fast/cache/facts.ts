import type {Fact} from '../checkFact';

/** What `cache` relies on in Docusaurus. */
export const facts = {
  persistentCache: {
    file: '@docusaurus/core/lib/webpack/base.js',
    says: [
      "type: 'persistent'",
      'version: `${getCacheName()}-${getCacheVersion()}`',
      'buildDependencies: getCacheBuildDependencies()',
    ],
    use: 'cache/index.ts adds our own sources to the build dependencies',
  },
} satisfies Record<string, Fact>;
