import {defineConfig, mergeConfig} from 'vitest/config';
import {env} from './config/env';
import {vitestDefaults} from './config/vitestDefaults';
import {vitestDocusaurus} from 'docusaurus-fast/testing';

/** Unit tests: they sit beside the code and need no build. */
export default mergeConfig(
  mergeConfig(vitestDefaults('unit.json'), vitestDocusaurus),
  defineConfig({
    test: {
      // Many files share a process: loading React and Docusaurus for each of them takes
      // longer than the tests. Threads can't share native modules this way.
      pool: 'forks',
      isolate: false,
      setupFiles: 'scripts/testing/cleanUp.ts',
      // Guards against a hang, wide enough for a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // `npm test` runs them beside the build, which has the other core.
      ...(env.testReports !== undefined && {maxWorkers: 1}),
      // In another order each time, so that no file comes to need what another left.
      sequence: {shuffle: {files: true}},
      include: [
        '{config,content,packages,plugins,scripts,specification,src,tests,tools}/**/*.test.{ts,tsx}',
        // Samples' own logic, overrides included.
        'content/samples/**/*.test.ts',
      ],
    },
  }),
);
