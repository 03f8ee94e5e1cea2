import {expect, it} from 'vitest';
import {fenceKeys} from './fenceKeys';

it.each([
  ['', {rest: ''}],
  ['title="App.tsx" {1,3}', {rest: 'title="App.tsx" {1,3}'}],
  [
    'title="App.tsx" file=samples/yolov5/App.tsx {2}',
    {file: 'samples/yolov5/App.tsx', rest: 'title="App.tsx" {2}'},
  ],
  [
    'file=b.tsx region=load from=a.tsx',
    {file: 'b.tsx', region: 'load', from: 'a.tsx', rest: ''},
  ],
  [
    'fragment="shows one line of the config" title="a.js"',
    {fragment: 'shows one line of the config', rest: 'title="a.js"'},
  ],
])('reads %j', (meta, keys) => {
  expect(fenceKeys(meta)).toEqual(keys);
});

it.each(['region=load', 'from=a.tsx'])('rejects %j without a file', (meta) => {
  expect(() => fenceKeys(meta)).toThrow('needs "file="');
});
