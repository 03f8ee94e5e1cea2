import {Double, read, Tensor} from 'lite-interpreter';
import {expect, it} from 'vitest';
import {makeInput} from './makeInputs';
import type {Input} from './report';

const input = (values: Partial<Input>): Input => ({
  name: 'x',
  type: 'Tensor',
  dtype: 'float32',
  value: '',
  ...values,
});

function tensorOf(values: Partial<Input>): Tensor {
  const value = makeInput(input(values));
  if (!(value instanceof Tensor)) {
    throw new TypeError('It is no tensor.');
  }
  return value;
}

it.each([
  ['1, 3, 4', [1, 3, 4]],
  ['2 5', [2, 5]],
  ['2×5', [2, 5]],
  ['', []],
])('makes a tensor of shape "%s"', (value, sizes) => {
  expect(tensorOf({value}).sizes).toEqual(sizes);
});

it('fills floats with random numbers, and integers with zeros', () => {
  expect(new Set(read(tensorOf({value: '50'}))).size).toBeGreaterThan(1);
  const ids = tensorOf({value: '3', dtype: 'int64'});
  expect([...read(ids)]).toEqual([0, 0, 0]);
});

it.each([
  [{type: 'int', value: '3'}, 3],
  [{type: 'float', value: '0.5'}, new Double(0.5)],
  [{type: 'bool', value: 'True'}, true],
  [{type: 'bool', value: 'false'}, false],
  [{type: 'str', value: '"words"'}, 'words'],
] as const)('makes a value of %j', (values, expected) => {
  expect(makeInput(input(values))).toEqual(expected);
});

it.each([
  [{value: '1, many'}, 'x: "1, many" is no shape'],
  [{value: '1, -3'}, 'is no shape'],
  [{value: '1, 2.5'}, 'is no shape'],
  [{value: '100000, 100000'}, 'does not fit'],
  [{type: 'int', value: 'three'}, 'x: "three" is no number'],
  [{type: 'float', value: ''}, 'is no number'],
] as const)('says what is wrong with %j', (values, message) => {
  expect(() => makeInput(input(values))).toThrow(message);
});
