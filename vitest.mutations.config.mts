import {defineConfig} from 'vitest/config';

/** The unit tests that Stryker runs for each mutant: quick ones of packages that compute. */
export default defineConfig({
  test: {
    include: [
      'packages/api-versions/{comparisons,history}/*.test.ts',
      'packages/build-utils/*.test.ts',
      'packages/docs-for-machines/twins/*.test.ts',
      'packages/local-search/{client/{engine,types},shared}/*.test.ts',
      'packages/site-server/{server,tables}/*.test.ts',
    ],
  },
});
