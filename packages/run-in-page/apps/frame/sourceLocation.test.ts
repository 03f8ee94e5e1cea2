import {expect, it} from 'vitest';
import {sourceLocation} from './sourceLocation';

const files = new Map([
  ['blob:null/5f0c', 'App.tsx'],
  ['blob:null/77aa', 'lib/word.ts'],
]);

it.each([
  [
    'Chromium',
    'Error: no\n    at r (blob:null/0000:1:9)\n    at f (blob:null/77aa:12:5)\n    at blob:null/5f0c:3:1',
    {file: 'lib/word.ts', line: 12},
  ],
  ['Firefox', 'f@blob:null/5f0c:7:5\n', {file: 'App.tsx', line: 7}],
  ['another script', 'Error: no\n    at blob:null/0000:1:2', undefined],
  ['no stack', undefined, undefined],
])('finds file and line in a stack of %s', (_name, stack, location) => {
  expect(sourceLocation(stack, files)).toEqual(location);
});
