import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';
import {gcFlags} from './scripts/lib/gcFlags';

/** Tests that need the built site and no browser: its files, and real servers that answer real requests. */
export default mergeConfig(
  vitestDefaults('server.json'),
  defineConfig({
    test: {
      // As for unit tests: many files share a process.
      pool: 'forks',
      isolate: false,
      // Saves a fifth of the processor time when every page is parsed.
      execArgv: gcFlags,
      include: ['{engine,plugins,scripts,server,specification}/**/*.spec.ts'],
      // A guard against a test that hangs: a busy machine may take its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
