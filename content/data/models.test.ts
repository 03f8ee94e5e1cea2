import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatBytes, models} from './models';
import {cards} from '../models/cards';
import {registry} from '../models/registry';

const folder = path.resolve(import.meta.dirname, '../samples');

/** Code of every sample, overrides included, by its path. */
function samples(): [string, string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]);
}

const ptlAddress = /'(https:\/\/[^']+\.ptl)'/g;

describe('models', () => {
  it('are the only ones that the samples load', () => {
    const known = Object.values<{url: string}>(models).map(({url}) => url);
    const loaded = samples().flatMap(([file, code]) =>
      [...code.matchAll(ptlAddress)].map(([, url]) => ({file, url})),
    );
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter(({url}) => !known.includes(url ?? ''))).toEqual([]);
  });
});

it.each([
  [10_200_005, '10.2 MB'],
  [138_367_475, '138 MB'],
])('writes %d as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each(Object.entries(models))(
  'the strip of a tutorial with %s says whether a stand-in answers in the page',
  (_name, model) => {
    // Apps of 0.1 bundle their models.
    const served =
      registry[model.url] ??
      registry[`../../models/${path.basename(model.url)}`];
    expect('hasStandIn' in model).toBe(
      served?.kind === 'model' && cards[served.card].isStandIn,
    );
  },
);
