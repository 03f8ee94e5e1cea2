import {expect, it} from 'vitest';
import {evaluate} from 'torchlive-web/node';
import {toScript} from 'torchlive-web/program';
import {compareOutput} from './compareOutput';
import {readExpectations} from './readExpectations';
import {runExample} from './runExample';

/** Runs code and says what its comments have wrong. */
async function check(lines: readonly string[]): Promise<string[]> {
  const code = lines.join('\n');
  const expectations = readExpectations(code);
  const outcome = await runExample({
    code: toScript(code, 'example.ts'),
    file: 'example.ts',
    evaluate,
    link: () => (name) => name,
    expected: expectations.filter(({kind}) => kind === 'prints').length,
    timeout: 50,
  });
  return compareOutput(expectations, outcome).map(
    ({line, message}) => `${line}: ${message.replace(/\n +/g, ' ')}`,
  );
}

it.each([
  [
    'what a function prints, where it is called',
    [
      'function show(a: number): void {',
      '  console.log(a);',
      '}',
      'show(1); // → 1',
      'show(2); // → 2',
    ],
  ],
  [
    'random numbers',
    ['console.log([0.5, 1]); // → shape [2], values in (0, 1]'],
  ],
])('accepts %s', async (_what, lines) => {
  expect(await check(lines)).toEqual([]);
});

it.each([
  [
    'a wrong line',
    ['', 'console.log([2, 3]); // → [3, 2]'],
    '2: prints something else. expected: [3, 2] got: [2, 3]',
  ],
  [
    'a missing line',
    ["console.log('a\\nb');", '// → a'],
    '2: prints something else. expected: a got: a b',
  ],
  [
    'a missing space',
    ["console.log(' a');", '// → a'],
    '2: prints something else. expected: a got:  a',
  ],
  [
    'a line too many',
    ['let a; // → 1'],
    '1: prints something else. expected: 1 got: nothing',
  ],
  ['no comment', ['console.log(1);'], '1: no comment says that it prints 1'],
  [
    'numbers out of range',
    ['console.log([0.5, 1]); // → shape [2], values in [0, 1)'],
    '1: prints something else. expected: shape [2], values in [0, 1) got: [0.5, 1]',
  ],
  [
    'another shape',
    ['console.log([0.5, 1]); // → shape [3]'],
    '1: prints something else. expected: shape [3] got: [0.5, 1]',
  ],
  [
    'a range of NaN',
    ['console.log(NaN); // → a number in (-∞, ∞)'],
    '1: prints something else. expected: a number in (-∞, ∞) got: NaN',
  ],
  ['an error', ['', "throw new Error('a');"], '2: throws a'],
  ['no error', ['let a; // throws a'], '1: nothing was thrown. Expected: a'],
  [
    'another error',
    ["throw new Error('b'); // throws a"],
    '1: throws something else. expected: a got: b',
  ],
  [
    'an error on another line',
    [
      'function a() {',
      "  throw new Error('a');",
      '}',
      'let b = a();',
      'b; // throws a',
    ],
    '2: throws a',
  ],
])('rejects %s', async (_what, lines, message) => {
  expect(await check(lines)).toEqual([message]);
});

it.each([
  [['// → 1', 'let a;'], '1: the comment follows no statement'],
  [
    ["throw new Error('a'); // throws a", 'let b;'],
    '1: the example ends where it throws',
  ],
])('rejects %j', (lines, message) => {
  expect(() => readExpectations(lines.join('\n'))).toThrow(message);
});
