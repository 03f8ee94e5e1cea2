import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';

/** Tests that need the built site: real servers answer real requests. */
export default mergeConfig(
  vitestDefaults('server.json'),
  defineConfig({
    test: {
      include: ['server/**/*.spec.ts'],
      // A guard against a test that hangs: a busy machine may take its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
