import type {ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import {findSymbol} from './findSymbol';
import {linkSymbols} from './rehypeSymbolLinks';

const symbols = new Map([
  ['Tensor', '/docs/api/tensor/'],
  ['torch', '/docs/api/torch/#torch'],
  ['torch.rand', '/docs/api/torch/#rand'],
  ['softmax', '/docs/api/tensor/#softmax'],
  ['softmax()', '/docs/api/tensor/#softmax'],
  ['sum()', '/docs/api/tensor/#sum'],
]);

it.each([
  ['Tensor', '/docs/api/tensor/'],
  ['torch.rand([2, 3])', '/docs/api/torch/#rand'],
  ['softmax', '/docs/api/tensor/#softmax'],
  ['scores.softmax(0)', '/docs/api/tensor/#softmax'],
  ['sum()', '/docs/api/tensor/#sum'],
  ['scores.sum', '/docs/api/tensor/#sum'],
  // A word, not a method.
  ['sum', undefined],
  // Python's torch, not ours.
  ['torch.jit', undefined],
  ['torch.softmax', undefined],
  ['a.b.softmax', undefined],
  ['torch is fast', undefined],
  ['', undefined],
])('%s leads to %s', (code, href) => {
  expect(findSymbol(code, symbols)).toBe(href);
});

function element(tagName: string, ...children: ElementContent[]) {
  return {type: 'element' as const, tagName, properties: {}, children};
}

function code(value: string): ElementContent {
  return element('code', {type: 'text', value});
}

/** Addresses of the links in a tree, in order. */
function linksIn(...children: ElementContent[]): string[] {
  const tree: Root = {type: 'root', children};
  linkSymbols(tree, symbols);
  return [...JSON.stringify(tree).matchAll(/"href":"([^"]*)"/g)].map(
    ([, href = '']) => href,
  );
}

it('links the first mention in each section', () => {
  expect(
    linksIn(
      element('p', code('Tensor'), code('Tensor'), code('torch')),
      element('h2', {type: 'text', value: 'Next'}),
      element('p', code('Tensor')),
    ),
  ).toEqual([
    '/docs/api/tensor/',
    '/docs/api/torch/#torch',
    '/docs/api/tensor/',
  ]);
});

it('leaves listings, links and headings alone', () => {
  expect(
    linksIn(
      element('pre', code('Tensor')),
      element('h2', code('Tensor')),
      element('p', element('a', code('Tensor'))),
    ),
  ).toEqual([]);
});
