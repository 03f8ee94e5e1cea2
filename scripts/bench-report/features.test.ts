import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {features, featureTable, others} from './features';

it.each(features)('$name has a test of ours and sources', (feature) => {
  const root = path.resolve(import.meta.dirname, '../..');
  expect(existsSync(path.join(root, feature.test)), feature.test).toBe(true);
  for (const other of others) {
    const [answer, source] = feature.others[other];
    expect(answer).toMatch(/\S/);
    expect(source).toMatch(/^https:\/\/\S+$/);
  }
});

it('every cell of the table links to its source', () => {
  const [, , ...rows] = featureTable().split('\n');
  expect(rows).toHaveLength(features.length);
  for (const row of rows) {
    const cells = row.split(' | ').slice(1);
    expect(cells).toHaveLength(others.length + 1);
    expect(cells.every((cell) => /\[[^\]]+\]\([^)]+\)/.test(cell))).toBe(true);
  }
});
