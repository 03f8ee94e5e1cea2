import {defineConfig, mergeConfig} from 'vitest/config';
import {testsOfOthers} from './content/site/features';
import {vitestDefaults} from './config/vitestDefaults';
import {gcFlags} from './scripts/lib/gcFlags';

/** Tests that need the built site and no browser: its files, and real servers that answer real requests. */
export default mergeConfig(
  vitestDefaults('server.json'),
  defineConfig({
    test: {
      // As for unit tests: many files share a process.
      pool: 'forks',
      globalSetup: 'scripts/lib/requireBuild.mjs',
      isolate: false,
      // Saves a fifth of the processor time when every page is parsed.
      execArgv: gcFlags,
      include: [
        '{content,packages,plugins,scripts,specification,tests}/**/*.spec.ts',
      ],
      // Those of browsers have a runner of their own.
      exclude: ['**/node_modules/**', 'tests/e2e/**', testsOfOthers],
      // A guard against a test that hangs: a busy machine may take its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
