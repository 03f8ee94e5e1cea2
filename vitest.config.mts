import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';
import {vitestDocusaurus} from './config/vitestDocusaurus';

/** Unit tests: they sit beside the code and need no build. */
export default mergeConfig(
  mergeConfig(vitestDefaults('unit.json'), vitestDocusaurus),
  defineConfig({
    test: {
      include: [
        '{config,plugins,scripts,server,specification,src}/**/*.test.{ts,tsx}',
        // Samples' own logic, in each version that has it.
        '{docs,versioned_docs}/**/_samples/**/*.test.ts',
      ],
    },
  }),
);
