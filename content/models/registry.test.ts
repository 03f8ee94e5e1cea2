import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {docsVersions} from '../site/versions';
import {readSample, samplesFolder} from '../readers/readSample';
import {readModelAsset} from './readModelAsset';
import {assetBytes, assetNames} from './assets';
import type {CardName} from './cards';
import {findServed, registry} from './registry';
import {loadStandIn} from './testing/loadStandIn';
import {things} from './things';
import type {Value} from 'torchlive-web';
import {fits} from 'torchlive-web/models';
import {fromNumbers, full} from 'torchlive-web/tensor';

vi.setConfig({testTimeout: 60_000});

const root = path.join(import.meta.dirname, '../..');

/** Samples that are no PlayTorch apps: other toolkits, and programs of a computer. */
const noApps = ['alternatives', 'ptl-server'];

/** Addresses and bundled files in the code of every sample of every version. */
function findAddresses(): Map<string, string> {
  const found = new Map<string, string>();
  const names = readdirSync(path.join(root, samplesFolder)).filter(
    (name) => !noApps.includes(name),
  );
  for (const version of docsVersions) {
    for (const name of names) {
      for (const [file, {text}] of readSample(root, name, version)) {
        if (/\.tsx?$/.test(file)) {
          const urls = text.match(/https?:\/\/[^'"`\s$]+/g) ?? [];
          const required = text.match(/(?<=require\(')\.\.\/[^']+(?='\))/g);
          for (const address of [...urls, ...(required ?? [])]) {
            found.set(
              address,
              `content/samples/${name}/${file} (${version.label})`,
            );
          }
        }
      }
    }
  }
  return found;
}

const addresses = findAddresses();
const known = Object.keys(registry);

it('finds the addresses of the samples', () => {
  expect(addresses.size).toBeGreaterThanOrEqual(12);
});

it.each([...addresses])('serves %s, which %s asks for', (address) => {
  // An address may be that of a folder.
  expect(
    known.some((each) => each === address || each.startsWith(`${address}/`)),
  ).toBe(true);
});

it.each(known)('serves nothing that no sample asks for: %s', (address) => {
  expect(
    [...addresses.keys()].some(
      (each) => each === address || address.startsWith(`${each}/`),
    ),
  ).toBe(true);
});

it('says that it loads nothing from other hosts', () => {
  expect(findServed('https://other.example/model.ptl')).toEqual({
    kind: 'missing',
    reason:
      'https://other.example/model.ptl: nothing is loaded from other hosts.',
  });
});

/** An input for each kind of model. */
const inputs: Record<CardName, () => Value[]> = {
  classifier: () => [full([1, 3, 64, 64], 0, 'float32')],
  detector: () => [full([1, 3, 64, 64], 0, 'float32')],
  segmenter: () => [full([1, 3, 64, 64], 0, 'float32')],
  cartoon: () => [full([1, 3, 32, 32], 0, 'float32')],
  translation: () => [
    fromNumbers([1], 'int64'),
    full([1, 1, 256], 0, 'float32'),
    full([50, 256], 0, 'float32'),
  ],
  answers: () => [full([1, 9], 7, 'int32')],
  digits: () => [full([1, 1, 28, 28], 0, 'float32')],
  tones: () => [full([1, 700], 0, 'float32')],
};

it.each(
  Object.entries(registry).flatMap(([address, served]) =>
    served.kind === 'model' ? [[address, served] as const] : [],
  ),
)(
  'has a model that gives what the app expects: %s',
  async (address, served) => {
    const {card, asset, gives} = served;
    const release = address.startsWith('..') ? '0.1.3' : '0.2.4';
    const model = await loadStandIn(asset, release);
    const given = inputs[card]().slice(0, model.inputs?.length);
    expect(fits(await model.forward(given), gives)).toBe(true);
  },
);

it.each(assetNames)('knows the size of %s', (name) => {
  expect(readModelAsset(name)).toHaveLength(assetBytes[name]);
});

const parse = (name: 'BERTVocab.json' | 'ImageNetClasses.json' | 'coco.json') =>
  JSON.parse(new TextDecoder().decode(readModelAsset(name))) as unknown;

describe('labels', () => {
  it.each(things)('have $name where the networks have it', (thing) => {
    const coco = parse('coco.json') as string[];
    const imageNet = parse('ImageNetClasses.json') as string[];
    expect(coco[thing.coco]).toBe(thing.name);
    expect(imageNet[thing.imageNet]).toContain(thing.imageNetLabel);
  });
});

it('has the vocabulary of Google’s uncased BERT, byte by byte', () => {
  const {vocab} = parse('BERTVocab.json') as {vocab: string};
  expect(createHash('sha256').update(vocab).digest('hex')).toBe(
    '07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3',
  );
});
