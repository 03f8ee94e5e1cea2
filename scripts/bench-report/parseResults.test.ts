import {expect, it} from 'vitest';
import {buildResultsSchema} from './buildResults';
import {pageResultsSchema} from './pageResults';
import {parseResults} from './parseResults';
import {buildResults, pageResults} from './testing';

const parsePages = (content: unknown) =>
  parseResults(JSON.stringify(content), 'pages.json', pageResultsSchema);
const parseBuilds = (content: unknown) =>
  parseResults(JSON.stringify(content), 'builds.json', buildResultsSchema);

const [family] = pageResults.families;
const [size] = buildResults.sizes;

it('takes whole results as they are', () => {
  expect(parsePages(pageResults)).toEqual(pageResults);
  expect(parseBuilds(buildResults)).toEqual(buildResults);
});

it.each([
  ['nothing', {}, '"command" is required'],
  ['no page', {...pageResults, families: []}, '"families" must contain'],
  ['no tap', {...pageResults, taps: []}, '"taps" must contain'],
  ['no runs', {...pageResults, runs: 0}, '"runs" must be greater'],
  [
    'a figure that JSON cannot hold',
    {...pageResults, navigation: {ours: NaN, stock: 1}},
    '"navigation.ours" must be a number',
  ],
  [
    'a figure in words',
    {
      ...pageResults,
      families: [{...family, ours: {...family?.ours, blocking: '40'}}],
    },
    'blocking" must be a number',
  ],
  [
    'a negative figure',
    {
      ...pageResults,
      families: [{...family, stock: {...family?.stock, bytes: -1}}],
    },
    'bytes" must be greater',
  ],
  [
    'one site alone',
    {...pageResults, families: [{...family, stock: undefined}]},
    'stock" is required',
  ],
  ['an unknown part', {...pageResults, extra: 1}, '"extra" is not allowed'],
])('refuses pages with %s', (_name, content, message) => {
  expect(() => parsePages(content)).toThrow(message);
});

it.each([
  ['no size', {...buildResults, sizes: []}, '"sizes" must contain'],
  [
    'no time',
    {...buildResults, sizes: [{...size, cold: {seconds: 0, peakMib: 1}}]},
    'seconds" must be a positive number',
  ],
  [
    'a size twice',
    {...buildResults, sizes: [size, size]},
    'contains a duplicate',
  ],
  [
    'no machine',
    {...buildResults, machine: undefined},
    '"machine" is required',
  ],
])('refuses builds with %s', (_name, content, message) => {
  expect(() => parseBuilds(content)).toThrow(message);
});

it('says where broken JSON is, and what to do', () => {
  expect(() => parseResults('{', 'pages.json', pageResultsSchema)).toThrow(
    'pages.json: is no JSON. Run the benchmark again with --report.',
  );
});
