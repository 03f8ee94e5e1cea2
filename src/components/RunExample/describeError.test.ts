import {expect, it} from 'vitest';
import {toProgram} from '@site/plugins/run-examples/toProgram';
import {toScript} from '@site/runtime/program/toScript';
import {describeError} from './describeError';

function errorOf(compile: () => unknown): unknown {
  try {
    compile();
  } catch (error) {
    return error;
  }
  throw new Error('It compiled.');
}

const code = 'const a = 1;\nconst = 2;';
const described = {text: 'SyntaxError: Unexpected token', line: 2};

it('names the line of code that cannot be compiled, and its file among others', () => {
  expect(describeError(errorOf(() => toProgram(code)))).toEqual(described);
  expect(describeError(errorOf(() => toScript(code, 'lib/App.tsx')))).toEqual({
    ...described,
    file: 'lib/App.tsx',
  });
});

it('passes other errors on', () => {
  expect(describeError(new Error('a.txt answered 404.'))).toEqual({
    text: 'a.txt answered 404.',
  });
});
