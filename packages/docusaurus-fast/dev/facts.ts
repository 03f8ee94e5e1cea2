import type {Fact} from '../checkFact';

/** What `dev` relies on in Docusaurus. */
export const facts = {
  hotReload: {
    file: '@docusaurus/core/lib/commands/start/webpack.js',
    says: ["hot: cliOptions.hotOnly ? 'only' : true"],
    use: 'dev/index.ts adds React Fast Refresh to its hot updates',
  },
} satisfies Record<string, Fact>;
