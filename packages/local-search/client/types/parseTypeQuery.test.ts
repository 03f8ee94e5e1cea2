import {expect, it} from 'vitest';
import type {Type} from './parseType';
import {isTypeQuery} from './isTypeQuery';
import {parseTypeQuery} from './parseTypeQuery';

const named = (name: string, ...args: Type[]): Type => ({name, args});
const [a, b] = [named('A'), named('B')];

it.each([
  ['Tensor -> number', true],
  ['(Image) => Blob', true],
  ['Tensor', false],
  // A pasted error message.
  ['TypeError: expected Tensor but got number', false],
])('tells whether %j is about types: %s', (query, is) => {
  expect(isTypeQuery(query)).toBe(is);
});

it.each([
  ['A -> B', {parameters: [a], returns: b}],
  ['A->B', {parameters: [a], returns: b}],
  ['(A) => B', {parameters: [a], returns: b}],
  ['(x: A, y?: B) => B', {parameters: [a, b], returns: b}],
  ['A, B[] ->', {parameters: [a, named('[]', b)]}],
  ['-> Promise<B>', {returns: named('Promise', b)}],
  ['() -> B', {parameters: [], returns: b}],
  ['void -> B', {parameters: [], returns: b}],
  ['((x: A) => B), A -> B', {parameters: [named('=>', a, b), a], returns: b}],
  ['A -> (B -> A)', {parameters: [a], returns: named('=>', b, a)}],
  ['->', {}],
])('reads %s', (query, parsed) => {
  expect(parseTypeQuery(query)).toEqual(parsed);
});
