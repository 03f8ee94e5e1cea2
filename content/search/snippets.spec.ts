import {describe, expect, it} from 'vitest';
import {popularSearches, searchTopics} from './starters';
import {docsVersions, latestVersion} from '../site/versions';
import type {Span} from 'local-search/engine';
import {builtEngine, builtIndex, files} from './builtEngine';

function textOf(parts: Span[] = []): string {
  return parts.map(({text}) => text).join('');
}

it('no text of the index belongs to a control or says a formula twice', () => {
  const faults = Object.keys(files).flatMap((tag) =>
    builtIndex(tag)
      .sections.filter(
        ({text, kind}) =>
          /\b(\d+) of \1$|\b\d+ shown$/.test(text) ||
          /\b(\w) (\w+) \1_\{?\2\b/.test(text) ||
          (kind !== undefined && /^\w+ (?:in \S+ )?since \d/.test(text)),
      )
      .map(({heading, text}) => `${tag} ${heading}: ${text.slice(0, 80)}`),
  );
  expect(faults).toEqual([]);
});

it.each([
  [
    'matmul',
    'matmul(other: Tensor): Tensor',
    'Performs matrix multiplication with other tensor.',
    '0.2.3',
  ],
  [
    'Tensor',
    '',
    'A multi-dimensional array of numbers and the operations on it.',
    '0.2.0',
  ],
])(
  'the first hit for %s shows what it is',
  (query, signature, sentence, since) => {
    const [hit] = builtEngine(latestVersion).search(query, 1).hits;
    expect(textOf(hit?.signature)).toBe(signature);
    expect(textOf(hit?.snippet)).toBe(sentence);
    expect(hit?.since).toBe(since);
  },
);

it.each([
  ['matmul', '0.2.1', latestVersion],
  ['connecting to a server', latestVersion, '0.1'],
  // In no heading.
  ['mnist', latestVersion, '0.1'],
  ['mnist model', latestVersion, '0.1'],
])('a search for %s in %s says that %s knows more', (query, from, other) => {
  expect(
    builtEngine(from)
      .search(query, 1)
      .elsewhere.find(({version}) => version === other)?.count,
  ).toBeGreaterThan(0);
});

describe.each(docsVersions.map(({name}) => name))('in %s', (version) => {
  it.each([...popularSearches, ...searchTopics])(
    '"%s" finds something',
    (query) => {
      expect(builtEngine(version).search(query, 1).total).toBeGreaterThan(0);
    },
  );
});
