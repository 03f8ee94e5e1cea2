import {expect, it} from 'vitest';
import {crawlerConfig} from './crawlerConfig.mjs';

it('has the facets that the provider filters by', () => {
  const {initialIndexSettings} = crawlerConfig('https://docs.example', 'docs');
  expect(initialIndexSettings.docs?.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
});

it('adds the kind of symbol to records', () => {
  const [action] = crawlerConfig('https://docs.example', 'docs').actions;
  const removed: string[] = [];
  const records = action?.recordExtractor({
    $: (selector) => ({
      attr: () => undefined,
      closest: () => ({
        attr: () => (selector === '[id="softmax"]' ? 'method' : undefined),
      }),
      remove: () => removed.push(selector),
    }),
    helpers: {docsearch: () => [{anchor: 'softmax'}, {anchor: 'intro'}]},
  });
  expect(records).toEqual([
    {anchor: 'softmax', kind: 'method'},
    {anchor: 'intro', kind: ''},
  ]);
  expect(removed.join()).toContain('[data-search="off"]');
});
