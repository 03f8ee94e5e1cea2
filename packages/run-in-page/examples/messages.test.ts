import {beforeAll, expect, it, vi} from 'vitest';
import {longestText} from '../shape';
import {shorten} from './frame/shorten';
import {isRunMessage} from './messages';
import {isRunRequest} from './requests';

/** Node has no pictures. */
class Bitmap {
  readonly width = 1;
}

beforeAll(() => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  return () => vi.unstubAllGlobals();
});

const tensor = {kind: 'tensor', text: '1', shape: [1, 2], dtype: 'int32'};
const done = {type: 'done', tensors: {3: 'int32 [2]'}, isWaiting: false};

it.each([
  {type: 'log', parts: []},
  {type: 'log', parts: [{kind: 'text', text: ''}, tensor]},
  {type: 'log', parts: [{kind: 'picture', bitmap: new Bitmap()}]},
  {type: 'error', text: 'no'},
  {type: 'error', text: 'no', file: 'App.tsx', line: 3},
  {type: 'error', text: shorten('x'.repeat(1e6))},
  {type: 'size', height: 0},
  done,
])('the page takes %j', (message) => {
  expect(isRunMessage(message)).toBe(true);
});

const tooLong = 'x'.repeat(longestText + 1);
const others = [undefined, null, 0, '', 'ping', [], {}, {type: 'none'}];

it.each([
  ...others,
  {type: 'log'},
  {type: 'log', parts: {}},
  {type: 'log', parts: [null]},
  {type: 'log', parts: [{kind: 'none', text: ''}]},
  {type: 'log', parts: [{kind: 'text'}]},
  {type: 'log', parts: [{kind: 'text', text: {}}]},
  {type: 'log', parts: [{...tensor, shape: 2}]},
  {type: 'log', parts: [{...tensor, shape: [{}]}]},
  {type: 'log', parts: [{...tensor, dtype: {}}]},
  {type: 'log', parts: [{kind: 'picture', bitmap: {width: 1, height: 1}}]},
  {type: 'error'},
  {type: 'error', text: 5},
  {type: 'error', text: '', line: '3'},
  {type: 'error', text: '', file: {}},
  {type: 'size'},
  {type: 'size', height: '3'},
  {type: 'size', height: NaN},
  {...done, tensors: undefined},
  {...done, tensors: {1: {}}},
  ...['0', '-1', '1.5', '01', '1e0', '', 'x'].map((line) => ({
    ...done,
    tensors: {[line]: ''},
  })),
  {...done, tensors: {1: tooLong}},
  {type: 'error', text: tooLong},
  {type: 'log', parts: [{kind: 'text', text: tooLong}]},
  {type: 'log', parts: [{...tensor, text: tooLong}]},
  {...done, isWaiting: 1},
])('the page ignores %j', (message) => {
  expect(isRunMessage(message)).toBe(false);
});

it.each<[unknown, boolean]>([
  [{js: '', assets: {}}, true],
  [{js: 'a', assets: {'./a.png': 'data:'}}, true],
  [{js: '', assets: {}, models: {byPath: {}, script: ''}}, true],
  [
    {
      js: '',
      assets: {},
      models: {byPath: {'/a.ptl': new ArrayBuffer(1)}, script: ''},
    },
    true,
  ],
  [{js: '', assets: {}, models: {byPath: {'/a.ptl': 'a'}, script: ''}}, false],
  [{js: '', assets: {}, models: {byPath: {}}}, false],
  ...others.map((other): [unknown, boolean] => [other, false]),
  [{js: 5, assets: {}}, false],
  [{js: ''}, false],
  [{js: '', assets: []}, false],
  [{js: '', assets: {'./a.png': 5}}, false],
])('the frame is asked to run %j: %j', (message, isTaken) => {
  expect(isRunRequest(message)).toBe(isTaken);
});
