import {expect, it} from 'vitest';
import {parseMeta} from './parseMeta';

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
