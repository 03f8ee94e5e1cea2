import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {stillNames, stillSize} from './stills';

const folder = path.join(import.meta.dirname, '../../static/img/stills');

it('every file is a still', () => {
  expect(readdirSync(folder).sort()).toEqual(
    stillNames.map((name) => `${name}.webp`).sort(),
  );
});

it.each(stillNames)('%s has twice the pixels and few bytes', (name) => {
  const file = readFileSync(path.join(folder, `${name}.webp`));
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect({
    width: file.readUIntLE(24, 3) + 1,
    height: file.readUIntLE(27, 3) + 1,
  }).toEqual({width: 2 * stillSize.width, height: 2 * stillSize.height});
  expect(file.length).toBeLessThan(20_000);
});
