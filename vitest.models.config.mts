import {defineConfig} from 'vitest/config';

/** `npm run test:models`: every architecture beside PyTorch, how well the page's own models do, and far more damaged files, and the whole of `npm run check`. */
export default defineConfig({
  test: {
    include: [
      '{content,scripts,src}/**/*.full.ts',
      'packages/lite-interpreter/fuzz.test.ts',
      'packages/lite-interpreter/conformance/sweep.full.ts',
    ],
    provide: {rounds: 80},
    maxWorkers: 1,
    testTimeout: 4 * 3_600_000,
  },
});
