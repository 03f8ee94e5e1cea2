import {defineConfig, mergeConfig} from 'vitest/config';
import {vitestDefaults} from './config/vitestDefaults';

/** Unit tests: they sit beside the code and need no build. */
export default mergeConfig(
  vitestDefaults('unit.json'),
  defineConfig({
    test: {
      include: [
        '{config,plugins,scripts,server,src}/**/*.test.{ts,tsx}',
        // Samples' own logic, in each version that has it.
        '{docs,versioned_docs}/**/_samples/**/*.test.ts',
      ],
    },
  }),
);
