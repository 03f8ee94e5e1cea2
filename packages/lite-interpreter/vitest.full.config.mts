import {defineConfig} from 'vitest/config';

/** `npm run test:models`: every architecture beside PyTorch, and far more damaged files. */
export default defineConfig({
  test: {
    dir: 'packages/lite-interpreter',
    include: ['fuzz.test.ts', 'conformance/sweep.full.ts'],
    provide: {rounds: 20},
    maxWorkers: 1,
    testTimeout: 4 * 3_600_000,
  },
});
