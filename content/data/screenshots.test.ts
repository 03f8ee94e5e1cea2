import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {screenshotNames, screenshotSize} from './screenshots';

const folder = path.join(import.meta.dirname, '../../static/img/screenshots');

it('every file is a screenshot', () => {
  expect(readdirSync(folder).sort()).toEqual(
    screenshotNames.map((name) => `${name}.webp`).sort(),
  );
});

it.each(screenshotNames)('%s has twice the pixels and few bytes', (name) => {
  const file = readFileSync(path.join(folder, `${name}.webp`));
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect({
    width: file.readUIntLE(24, 3) + 1,
    height: file.readUIntLE(27, 3) + 1,
  }).toEqual({
    width: 2 * screenshotSize.width,
    height: 2 * screenshotSize.height,
  });
  expect(file.length).toBeLessThan(20_000);
});
