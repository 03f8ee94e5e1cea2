import {expect, it} from 'vitest';
import {formatValues} from './formatValue';

class Point {
  x = 1;
}

const circular: unknown[] = [1];
circular.push(circular);

it.each([
  [['a', 1, 'b'], 'a 1 b'],
  [[[2, 3]], '[2, 3]'],
  [[[]], '[]'],
  [[Float32Array.of(0.5, 2)], 'Float32Array [0.5, 2]'],
  [[{'a-b': 1, 2: 3}], "{2: 3, 'a-b': 1}"],
  [[{a: 'b', c: {d: null}}], "{a: 'b', c: {d: null}}"],
  [[['it’s', "it's", 'a\nb']], "['it’s', 'it\\'s', 'a\\nb']"],
  [[undefined, null, true, -0, NaN, 10n], 'undefined null true -0 NaN 10n'],
  [[new Point()], 'Point {x: 1}'],
  [[new Error('no')], 'Error: no'],
  [[{toString: () => '[ CPUFloatType{} ]'}], '[ CPUFloatType{} ]'],
  [[[{toString: () => '1'}]], '[1]'],
  [[new Map([['a', 1]]), new Set([1])], "Map [['a', 1]] Set [1]"],
  [[new ArrayBuffer(8)], 'ArrayBuffer(8)'],
  [[Math.max, () => 1], '[Function max] [Function]'],
  [[circular], '[1, [Circular]]'],
])('prints it as a reader expects: %#', (values, text) => {
  expect(formatValues(values)).toBe(text);
});
