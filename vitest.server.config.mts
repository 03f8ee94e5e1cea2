import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';

/** Tests that need the built site and no browser: its files, and real servers that answer real requests. */
export default mergeConfig(
  vitestDefaults('server.json'),
  defineConfig({
    test: {
      // As for unit tests: many files share a process.
      pool: 'forks',
      isolate: false,
      // Parsing every page makes many short-lived objects: a fifth less processor time.
      execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
      include: ['{engine,plugins,scripts,server,specification}/**/*.spec.ts'],
      // A guard against a test that hangs: a busy machine may take its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
