import {expect, it} from 'vitest';
import {createConsole} from './createConsole';
import {formatValues} from './formatValue';

type Console = ReturnType<typeof createConsole>;

function linesOf(use: (console: Console) => void): string[] {
  const lines: string[] = [];
  use(createConsole((values) => lines.push(formatValues(values))));
  return lines;
}

it.each([
  [['%s is %d', 'a', 1.5, 'b'], 'a is 1.5 b'],
  [['%i of %f', 2.7, '0.5'], '2 of 0.5'],
  [['%o and %O', [1, 'a'], {b: 2}], "[1, 'a'] and {b: 2}"],
  [['%cred', 'color: red'], 'red'],
  [['100 %', 1], '100 % 1'],
  [['%d %%', 5], '5 %'],
  [['%s %s', 'one'], 'one %s'],
  [['%d', {}], 'NaN'],
  [['%s', {toString: () => '[ CPUFloatType{} ]'}], '[ CPUFloatType{} ]'],
  [['%s alone'], '%s alone'],
])('fills in %j', (values, text) => {
  expect(linesOf((console) => console.log(...values))).toEqual([text]);
});

it('prints a table of rows, of lists and of plain values', () => {
  const [rows, lists, chosen, none] = linesOf((console) => {
    console.table([{a: 1, b: 'x'}, {a: 20}]);
    console.table({first: [1, 2], second: 3});
    console.table([{a: 1, b: 2}], ['b']);
    console.table(7);
  });
  expect(rows).toBe("(index)  a   b\n0        1   'x'\n1        20");
  expect(lists).toBe('(index)  0  1  Values\nfirst    1  2\nsecond         3');
  expect(chosen).toBe('(index)  b\n0        2');
  expect(none).toBe('7');
});

it('indents groups, and says what was not so', () => {
  const lines = linesOf((console) => {
    console.group('outer');
    console.log('two\nlines');
    console.group();
    console.log([1]);
    console.groupEnd();
    console.groupEnd();
    console.groupEnd();
    console.dir({a: 1});
    console.assert(true, 'never');
    console.assert(false, 'shape is %s', [2]);
    console.assert(false);
  });
  expect(lines).toEqual([
    'outer',
    '  two\n  lines',
    '    [1]',
    '{a: 1}',
    'Assertion failed: shape is [2]',
    'Assertion failed',
  ]);
});

it('counts and measures', () => {
  const lines = linesOf((console) => {
    console.count();
    console.count('a');
    console.count();
    console.countReset();
    console.count();
    console.time();
    console.timeLog(undefined, 'so far');
    console.timeEnd();
    console.timeEnd();
  });
  expect(lines.slice(0, 4)).toEqual([
    'default: 1',
    'a: 1',
    'default: 2',
    'default: 1',
  ]);
  expect(lines[4]).toMatch(/^default: \d+\.\d ms so far$/);
  expect(lines[5]).toMatch(/^default: \d+\.\d ms$/);
  expect(lines[6]).toBe('default: there is no such timer.');
});
