import {expect, it} from 'vitest';
import type {Signature, TypeIndexFile} from '../../shared/typeIndex';
import {createTypeEngine} from './createTypeEngine';

function signature(
  name: string,
  parameters: string[],
  returns: string,
  more: Partial<Signature> = {},
): Signature {
  return {
    page: 0,
    anchor: name,
    name,
    kind: 'method',
    code: `${name}(${parameters.join(', ')}): ${returns}`,
    parameters,
    returns,
    ...more,
  };
}

const index: TypeIndexFile = {
  format: 1,
  pages: [{path: '/p/', title: 'Page'}],
  signatures: [
    signature('item', [], 'number', {self: 'Tensor'}),
    signature('stride', ['number'], 'number', {self: 'Tensor'}),
    signature('add', ['Scalar | Tensor'], 'Tensor', {self: 'Tensor'}),
    signature('view', ['number[]', 'boolean?'], 'Tensor', {self: 'Tensor'}),
    signature('load', ['string'], 'Promise<T>', {generics: {T: 'Module'}}),
    signature('later', [], 'Promise<number>', {self: 'Tensor'}),
    signature('old', ['Ref'], 'Blob', {isDeprecated: true}),
    signature('toBlob', ['Ref'], 'Blob'),
    signature('mode', [], "'fast' | 'slow'", {self: 'Blob'}),
    signature('pick', ['string'], 'Tensor'),
    {...signature('pick', ['number'], 'Tensor'), code: 'the second overload'},
    // Returns gadgets alone, not whatever a query asks for.
    signature('make', [], 'T', {generics: {T: 'Gadget'}}),
    signature('tensor', ['Scalar | Items'], 'Grid'),
    signature('reshape', ['number[]'], 'Grid', {self: 'Grid'}),
    signature('zeros', ['number[]'], 'Grid'),
  ],
  aliases: {Scalar: 'number', Loop: 'Loop[]', Item: 'Items'},
  parents: {Image: ['Ref'], Ref: ['Base'], Items: ['Array<Item | number>']},
};

const engine = createTypeEngine(index);

function find(query: string): string[] {
  return engine.search(query, 20).hits.map(({url}) => url.slice(4));
}

it.each([
  [
    'an exact match comes first, near misses follow',
    'Tensor -> number',
    'item',
  ],
  ['the case does not matter', 'tensor -> NUMBER', 'item'],
  ['a member is a function of its owner', 'Tensor, number -> number', 'stride'],
  ['parameters come in any order', 'number[], Tensor -> Tensor', 'view'],
  ['one type of a union is enough', 'Tensor, Tensor -> Tensor', 'add'],
  ['an alias stands for its type', 'Tensor, number -> Tensor', 'add'],
  ['a type parameter stands for what it extends', '-> Promise<Module>', 'load'],
  ['a list comes before a list of any depth', 'number[] -> Grid', 'zeros'],
  ['an interface fits arrays of arrays', 'number[][] -> Grid', 'tensor'],
  ['however deep they are', 'number[][][] -> Grid', 'tensor'],
  ['an interface stands for those that it extends', 'Image -> Blob', 'toBlob'],
  ['a literal is a string', 'Blob -> string', 'mode'],
  ['promises may be left out', 'string -> Module', 'load'],
  ['parameters alone are enough', 'string ->', 'load'],
])('%s: %s', (_, query, first) => {
  expect(find(query)[0]).toBe(first);
});

it('ranks near misses below', () => {
  expect(find('Tensor -> number').slice(0, 3)).toEqual([
    'item',
    'stride',
    'later',
  ]);
  expect(find('Ref -> Blob').slice(0, 2)).toEqual(['toBlob', 'old']);
});

it('overloads are one hit, which shows the better one', () => {
  const {hits} = engine.search('number -> Tensor', 20);
  const picks = hits.filter(({url}) => url === '/p/#pick');
  expect(picks).toHaveLength(1);
  expect(picks[0]?.signature?.[0]?.text).toBe('the second overload');
});

it.each([
  '->',
  '=>',
  '-> NoSuchType',
  '-> Loop<Loop<Loop',
  '-> ((((',
  '-> \u0000',
])('%j finds nothing, and ends', (query) => {
  expect(engine.search(query, 20)).toEqual({
    query,
    total: 0,
    hits: [],
    suggestions: [],
    elsewhere: [],
  });
});
