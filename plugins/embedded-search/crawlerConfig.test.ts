import {expect, it} from 'vitest';
import {crawlerConfig} from './crawlerConfig.mjs';

it('can be filtered by what the provider filters by', () => {
  const {initialIndexSettings} = crawlerConfig('https://docs.example', 'docs');
  expect(initialIndexSettings.docs?.attributesForFaceting).toEqual(
    expect.arrayContaining(['language', 'docusaurus_tag']),
  );
});

it('keeps what the provider reads, and adds what a heading names', () => {
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
