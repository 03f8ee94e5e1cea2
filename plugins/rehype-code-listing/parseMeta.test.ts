import {describe, expect, it} from 'vitest';
import {parseMeta} from './parseMeta';

function linesOf(meta: string) {
  const {marked, added, removed, title} = parseMeta(meta);
  return {
    title,
    marked: [...marked],
    added: [...added],
    removed: [...removed],
  };
}

const empty = {title: undefined, marked: [], added: [], removed: []};

describe('parseMeta', () => {
  it.each([
    ['', empty],
    ['title="App.tsx"', {...empty, title: 'App.tsx'}],
    ['title="two words"', {...empty, title: 'two words'}],
    ['{2}', {...empty, marked: [2]}],
    ['{1,4-6}', {...empty, marked: [1, 4, 5, 6]}],
    [
      'title="a" {1} ins={2-3} del={4}',
      {title: 'a', marked: [1], added: [2, 3], removed: [4]},
    ],
  ])('reads %j', (meta, expected) => {
    expect(linesOf(meta)).toEqual(expected);
  });

  it.each([
    ['{}', 'is not a list of lines'],
    ['{a}', 'is not a list of lines'],
    ['{0}', 'is not a range of lines'],
    ['{5-3}', 'is not a range of lines'],
    ['showLineNumbers', 'means nothing on a fence'],
    ['titel="x"', 'means nothing on a fence'],
    ['file=samples/yolov5/App.tsx', 'means nothing on a fence'],
  ])('rejects %j', (meta, message) => {
    expect(() => parseMeta(meta)).toThrow(message);
  });
});
