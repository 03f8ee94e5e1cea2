import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {alias: {'@site': root}},
  test: {
    include: ['{config,plugins,scripts,server,src}/**/*.test.{ts,tsx}'],
    allowOnly: false,
    css: {modules: {classNameStrategy: 'non-scoped'}},
  },
});
