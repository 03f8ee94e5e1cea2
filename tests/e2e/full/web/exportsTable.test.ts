import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readResults, toTable} from './exportsTable';

it('the README shows what the browsers did with every export', () => {
  const results = readResults();
  expect(Object.keys(results)).toContain('torch');
  const readme = readFileSync('packages/torchlive-web/README.md', 'utf8');
  const [, section = ''] = readme.split('## What works in a browser\n');
  const rows = (text: string) =>
    Array.from(text.matchAll(/^\|(.+)\|$/gm), ([, cells = '']) =>
      cells.split('|').map((cell) => cell.trim().replace(/^-+$/, '---')),
    );
  const [table = ''] = section.split('\n## ');
  expect(rows(table)).toEqual(rows(toTable(results)));
});

it('an export that fails in a browser is not called one that works', () => {
  expect(toTable({Camera: {chromium: 'works', webkit: 'no camera'}})).toContain(
    '| `Camera` | Not in WebKit: no camera |',
  );
});
