import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';
import {collectLess} from './scripts/lib/collectLess';

/** Tests that need the built site and no browser: its files, and real servers that answer real requests. */
export default mergeConfig(
  vitestDefaults('server.json'),
  defineConfig({
    test: {
      // As for unit tests: many files share a process.
      pool: 'forks',
      isolate: false,
      // To parse every page takes a fifth less processor time so.
      execArgv: collectLess,
      include: ['{engine,plugins,scripts,server,specification}/**/*.spec.ts'],
      // A guard against a test that hangs: a busy machine may take its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
