import {describe, expect, it} from 'vitest';
import type {Part} from '../SearchProvider';
import {fixtureEngine} from './__fixtures__/corpus';
import {createEngine} from './createEngine';

const engine = fixtureEngine();

it.each([
  ['an exact name', 'centerCrop', '/docs/transforms/#centercrop'],
  ['a name in lower case', 'centercrop', '/docs/transforms/#centercrop'],
  ['parts of a name', 'center crop', '/docs/transforms/#centercrop'],
  ['a prefix', 'cente', '/docs/transforms/#centercrop'],
  ['a misspelling', 'centreCrop', '/docs/transforms/#centercrop'],
  ['a dotted path', 'torch.jit._loadForMobile', '/docs/jit/#loadformobile'],
  ['a qualified name', 'Transforms.resize', '/docs/transforms/#resize'],
  [
    'another form of the word',
    'image classification',
    '/docs/image-classification/',
  ],
  ['British spelling', 'centre crop', '/docs/transforms/#centercrop'],
  ['swapped letters', 'rezise', '/docs/transforms/#resize'],
  ['two words written as one', 'expogo', '/faq/#expo'],
  [
    'words from different sections of a page',
    'camera load',
    '/docs/image-classification/#load',
  ],
  ['a question', 'how do I load a model?', '/docs/image-classification/#load'],
  ['a synonym', 'faq', '/faq/'],
  ['the slug', 'nlp-qa', '/docs/nlp-qa/'],
  ['a page outside the docs', 'expo go', '/faq/#expo'],
  [
    'some of many words',
    'resize the flux capacitor',
    '/docs/transforms/#resize',
  ],
])('finds by %s', (_, query, url) => {
  expect(engine.search(query, 0, 10).hits[0]?.url).toBe(url);
});

it('marks matches in the heading and in the text', () => {
  const [hit] = engine.search('middle', 0, 1).hits;
  expect(hit).toMatchObject({
    title: 'Transforms',
    trail: ['Transforms'],
    heading: [{text: 'centerCrop', isMatch: false}],
    snippet: [
      {text: 'Cuts the ', isMatch: false},
      {text: 'middle', isMatch: true},
      {text: ' out of a picture.', isMatch: false},
    ],
  });
});

it('counts all hits, even those it does not return', () => {
  const all = engine.search('picture', 0, 100);
  expect(all.total).toBe(all.hits.length);
  expect(all.total).toBeGreaterThan(2);
  const page = engine.search('picture', 1, 1);
  expect(page.total).toBe(all.total);
  expect(page.hits).toEqual([all.hits[1]]);
});

it('suggests names that have hits if there are none', () => {
  const {total, suggestions} = engine.search('zzzzqqqq', 0, 10);
  expect(total).toBe(0);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const suggestion of suggestions) {
    expect(engine.search(suggestion, 0, 1).total).toBeGreaterThan(0);
  }
});

it.each([
  ['nothing', ''],
  ['whitespace', ' \t '],
  ['emoji', '🎉👩‍👩‍👧'],
  ['10,000 letters', 'x'.repeat(10_000)],
  ['10,000 words', 'crop '.repeat(2000)],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a regular expression', '(((.*+?^${}()|[]\\'],
  ['right-to-left text', 'مرحبا بالعالم'],
  ['names of Object', '__proto__ constructor toString hasOwnProperty'],
])('accepts %s', (_, query) => {
  const {hits, total} = engine.search(query, 0, 10);
  expect(hits.length).toBeLessThanOrEqual(10);
  expect(total).toBeGreaterThanOrEqual(hits.length);
});

it('rejects a section without a page', () => {
  const file = {format: 1 as const, pages: [], sections: []};
  const section = {page: 3, anchor: '', heading: 'Lost', trail: []};
  expect(() =>
    createEngine(
      file,
      {...file, sections: [{...section, text: '', code: ''}]},
      [],
    ),
  ).toThrow('section "Lost" refers to page 3');
});

describe('snippets', () => {
  const section = {page: 0, trail: [], code: 'await run'};
  const member = createEngine(
    {
      format: 1,
      pages: [{path: '/docs/tensor/', title: 'Tensor'}],
      sections: [
        {
          ...section,
          anchor: 'matmul',
          heading: 'matmul',
          kind: 'method',
          since: '0.2.3',
          signature: 'matmul(other: Tensor): Tensor',
          text: 'Multiplies two matrices. There is no promotion of dtypes.',
        },
      ],
      elsewhere: {
        '0.2': ['Matrix product', 'Matrices'],
        '0.1': ['Matrix', 'Audio'],
      },
    },
    {format: 1, pages: [], sections: []},
    [],
  );
  const text = (parts: Part[] = []): string =>
    parts.map((part) => part.text).join('');

  it.each([
    ['matmul', 'Multiplies two matrices.'],
    ['matrices', 'Multiplies two matrices.'],
    ['other', 'Multiplies two matrices.'],
    ['promotion', 'Multiplies two matrices. There is no promotion of dtypes.'],
    ['run', 'Multiplies two matrices. In the code: run'],
  ])('for %s', (query, snippet) => {
    const [hit] = member.search(query, 0, 1).hits;
    expect(text(hit?.signature)).toBe('matmul(other: Tensor): Tensor');
    expect(text(hit?.snippet)).toBe(snippet);
    expect(hit?.since).toBe('0.2.3');
  });

  it.each([
    [
      'matrix',
      [
        {version: '0.2', count: 1},
        {version: '0.1', count: 1},
      ],
    ],
    ['matrix product', [{version: '0.2', count: 1}]],
    ['audio', [{version: '0.1', count: 1}]],
    ['nonsense', []],
  ])('counts what other versions have for %s', (query, elsewhere) => {
    expect(member.search(query, 0, 1).elsewhere).toEqual(elsewhere);
  });
});
