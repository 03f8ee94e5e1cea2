import {expect, it} from 'vitest';
import {empty} from '../tensors/tensor';
import type {Value} from '../native/torchlive/types';
import {describeValue, fits} from './describeValue';

const scores = empty('float32', [1, 10]);

it.each<[Value, string]>([
  [scores, 'float32 [1, 10]'],
  [[scores, 'text'], '[float32 [1, 10], str]'],
  [{out: scores, sure: true}, '{out: float32 [1, 10], sure: bool}'],
  [[1, null], '[number, None]'],
])('says what a value is', (value, text) => {
  expect(describeValue(value)).toBe(text);
  expect(fits(value, text)).toBe(true);
});

it.each([
  ['float32 [1, *]', true],
  ['float32 [*, *]', true],
  ['float32 [1, 1000]', false],
  ['float32 [1, *, *]', false],
  ['[float32 [1, *]]', false],
])('%s fits: %s', (description, isRight) => {
  expect(fits(scores, description)).toBe(isRight);
});
