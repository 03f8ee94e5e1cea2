import {expect, it} from 'vitest';
import {lineOf} from './lineOf';

const url = 'blob:null/5f0c';

it.each([
  ['Chromium', `Error: no\n    at f (${url}:12:5)\n    at ${url}:3:1`, 12],
  ['Firefox', `f@${url}:12:5\n@${url}:3:1\n`, 12],
  ['another script', 'Error: no\n    at blob:null/ab:1:2', undefined],
  ['no stack', undefined, undefined],
])('finds the line in a stack of %s', (_name, stack, line) => {
  expect(lineOf(stack, url)).toBe(line);
});
