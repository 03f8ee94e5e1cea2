import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';

/** Tests that need the built site: real servers answer real requests. */
export default mergeConfig(
  vitestDefaults('server.json'),
  defineConfig({test: {include: ['server/**/*.spec.ts']}}),
);
