import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

it('is the only module that names the toolkit', () => {
  const files = readdirSync(import.meta.dirname, {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => /\.(?:tsx?|css|md|json)$/.test(file));
  const naming = files.filter((file) =>
    /playtorch|react-native-pytorch/i.test(
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(naming.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([
    'adapter.ts',
  ]);
});
