import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

it('pages of 0.2.2 install a release that npm has: 0.2.3', () => {
  const folder = 'build/docs/0.2.2';
  const commands = readdirSync(folder, {recursive: true})
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), 'utf8')
          .replace(/<[^>]*>/g, '')
          .matchAll(/react-native-pytorch-core@(\d[\d.]*\d)/g),
        ([, version]) => version,
      ),
    );
  expect(commands.length).toBeGreaterThan(0);
  expect(new Set(commands)).toEqual(new Set(['0.2.3']));
});
