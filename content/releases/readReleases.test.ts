import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {compareVersions, parseRelease, readReleases} from './readReleases';

const file = 'content/releases/0.2.4.json';
const release = JSON.parse(readFileSync(file, 'utf8')) as object;

it.each([
  [{headline: ''}, '"headline": Too small'],
  [{date: 'December 2022'}, '"date": Invalid ISO date'],
  [{date: undefined}, '"date": Invalid'],
  [{news: []}, '"news": Too small'],
  [{news: [{name: 'Tensor'}]}, '"news.0.change": Invalid'],
  [{compatibility: {}}, '"compatibility.builtWith": Invalid'],
  [{changes: undefined}, '"changes": Invalid'],
  [{exports: {adds: []}}, '"exports": Unrecognized key: "adds"'],
  [{hedline: 'A'}, 'Unrecognized key: "hedline"'],
])('names the file and the field of a wrong release: %j', (wrong, words) => {
  const source = JSON.stringify({...release, ...wrong});
  expect(() => parseRelease(file, source)).toThrow(`${file}: ${words}`);
});

it('says where a file is no JSON', () => {
  expect(() => parseRelease(file, '{"date": }')).toThrow(`${file}: no JSON: `);
});

it('orders releases by their numbers, newest first', () => {
  expect(['0.2.9', '0.10.0', '0.2.10'].sort(compareVersions)).toEqual([
    '0.2.9',
    '0.2.10',
    '0.10.0',
  ]);
  const versions = [...readReleases('.').keys()];
  expect(versions).toEqual(versions.toSorted((a, b) => compareVersions(b, a)));
  expect(versions.length).toBeGreaterThan(5);
});
