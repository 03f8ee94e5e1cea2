import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {features, others} from './features';

it.each(features)('$name has a test of ours and sources', (feature) => {
  const root = path.resolve(import.meta.dirname, '../../..');
  expect(existsSync(path.join(root, feature.test)), feature.test).toBe(true);
  for (const other of others) {
    const [answer, source] = feature.others[other];
    expect(answer).toMatch(/\S/);
    expect(source).toMatch(/^https:\/\/\S+$/);
  }
});
