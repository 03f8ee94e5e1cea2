import {expect, it} from 'vitest';
import {toProgram} from '@site/plugins/run-examples/toProgram';
import {describeError} from './describeError';

it('names the line of code that cannot be compiled', () => {
  let thrown: unknown;
  try {
    toProgram('const a = 1;\nconst = 2;');
  } catch (error) {
    thrown = error;
  }
  expect(describeError(thrown)).toEqual({
    text: 'SyntaxError: Unexpected token',
    line: 2,
  });
});

it('passes other errors on', () => {
  expect(describeError(new Error('a.txt answered 404.'))).toEqual({
    text: 'a.txt answered 404.',
  });
});
