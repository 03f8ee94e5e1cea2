import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const folder = path.resolve('build', 'assets', 'css');

it('starting the app in steps keeps the order of styles: stock, the theme’s, ours', () => {
  const [file = ''] = readdirSync(folder).filter((name) =>
    /^styles\.\w+\.css$/.test(name),
  );
  const sheet = readFileSync(path.join(folder, file), 'utf8');
  const indexes = [
    /[},]\.close\{/,
    /\.closeButton_\w+\{/,
    /\.theme-announcement-bar\{/,
  ].map((rule) => sheet.search(rule));
  expect(indexes).not.toContain(-1);
  expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
});
