import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';

const folder = path.resolve('build/assets/apps');
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
const isOfModels = (file: string) => /^models-\w+\.js$/.test(file);
/** The worker that looks into a model's file starts when a reader has chosen one. */
const isInspector = (file: string) => /^inspector-\w+\.js$/.test(file);
const read = (file: string) => readFileSync(path.join(folder, file));

/** What only the interpreter says. */
const marker = 'Following ops cannot be found.';

it('what runs models takes at most 60 kB', () => {
  const [script = '', ...others] = scripts.filter(isOfModels);
  expect(others).toEqual([]);
  expect(read(script).includes(marker)).toBe(true);
  expect(brotliCompressSync(read(script)).length).toBeLessThanOrEqual(60_000);
});

it('no app has it before a model is loaded', () => {
  const withApps = scripts.filter(
    (file) => !isOfModels(file) && !isInspector(file),
  );
  expect(withApps.length).toBeGreaterThan(5);
  expect(withApps.filter((file) => read(file).includes(marker))).toEqual([]);
});
