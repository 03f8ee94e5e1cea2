import {describe, expect, it} from 'vitest';
import {builtPage} from '../../server/__fixtures__/builtPage';
import {buildIndex} from '../../server/buildIndex';
import type {IndexFile} from '../../shared/indexFile';
import type {Span} from '../SearchProvider';
import {createEngine} from './createEngine';

const empty: IndexFile = {format: 1, pages: [], sections: []};
const docs = 'docs-default-1';

/** A few pages like those of the site. */
const pages = [
  builtPage(
    '/docs/transforms/',
    docs,
    `<h1>Transforms</h1><p>Pictures in, pictures out.</p>
    <h3 id="centercrop">centerCrop</h3><p>Cuts the middle out of a picture.</p>
    <h3 id="resize">resize</h3><p>Makes a picture larger or smaller.</p>`,
  ),
  builtPage(
    '/docs/jit/',
    docs,
    `<h1>JIT</h1><h3 id="loadformobile">_loadForMobile</h3><p>Loads a model from a file.</p>`,
  ),
  builtPage(
    '/docs/image-classification/',
    docs,
    `<h1>Classify images</h1><p>Name what the camera sees, with <code>centerCrop</code>.</p>
    <h2 id="load">Load the model</h2><pre>await native.jit._loadForMobile(path)</pre>`,
  ),
  builtPage(
    '/docs/nlp-qa/',
    docs,
    '<h1>Answer questions</h1><p>Finds the answer in a text.</p>',
  ),
  builtPage(
    '/faq/',
    'default',
    '<h1>Frequently asked questions</h1><h2 id="expo">Why does it fail in Expo Go?</h2><p>It lacks the native code.</p>',
  ),
];

const indexes = buildIndex(pages);
const engine = createEngine(
  indexes.get(docs) ?? empty,
  indexes.get('default') ?? empty,
  [
    ['faq', 'frequently asked questions'],
    ['load model', '_loadForMobile'],
  ],
);

it.each([
  ['an exact name', 'centerCrop', '/docs/transforms/#centercrop'],
  ['a name in lower case', 'centercrop', '/docs/transforms/#centercrop'],
  ['parts of a name', 'center crop', '/docs/transforms/#centercrop'],
  ['a prefix', 'cente', '/docs/transforms/#centercrop'],
  ['a misspelling', 'centreCrop', '/docs/transforms/#centercrop'],
  ['a dotted path', 'native.jit._loadForMobile', '/docs/jit/#loadformobile'],
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
  expect(engine.search(query, 10).hits[0]?.url).toBe(url);
});

it('counts all hits, even those it does not return', () => {
  const all = engine.search('picture', 100);
  expect(all.total).toBe(all.hits.length);
  expect(all.total).toBeGreaterThan(2);
  const {total, hits} = engine.search('picture', 1);
  expect(total).toBe(all.total);
  expect(hits).toEqual(all.hits.slice(0, 1));
});

it('accepts names of Object', () => {
  const query = '__proto__ constructor toString hasOwnProperty';
  expect(() => engine.search(query, 10)).not.toThrow();
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
    empty,
    [],
  );
  const text = (spans: Span[] = []): string =>
    spans.map((span) => span.text).join('');

  it.each([
    ['matmul', 'Multiplies two matrices.'],
    ['matrices', 'Multiplies two matrices.'],
    ['other', 'Multiplies two matrices.'],
    ['promotion', 'There is no promotion of dtypes.'],
    ['run', 'Multiplies two matrices. In the code: run'],
  ])('for %s', (query, snippet) => {
    const [hit] = member.search(query, 1).hits;
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
    expect(member.search(query, 1).elsewhere).toEqual(elsewhere);
  });
});
