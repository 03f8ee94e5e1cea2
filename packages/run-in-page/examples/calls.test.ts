import {beforeAll, expect, it, vi} from 'vitest';
import {longestText} from '../shape';
import {readerCalls, runnerCalls} from './calls';
import {shorten} from './frame/shorten';

/** Node has no pictures. */
class Bitmap {
  readonly width = 1;
}

beforeAll(() => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  return () => vi.unstubAllGlobals();
});

const tooLong = 'x'.repeat(longestText + 1);
const tensor = {kind: 'tensor', text: '1', shape: [1, 2], dtype: 'int32'};
const calls = {...readerCalls, ...runnerCalls};

it.each<[keyof typeof calls, unknown[]]>([
  ['print', [[]]],
  ['print', [[{kind: 'text', text: ''}, tensor]]],
  ['print', [[{kind: 'picture', bitmap: new Bitmap()}]]],
  ['fail', ['no']],
  ['fail', ['no', 3]],
  ['fail', [shorten('x'.repeat(1e6))]],
  ['resize', [0]],
  ['end', [{3: 'int32 [2]'}, false]],
  ['run', [{js: '', assets: {}}]],
  ['run', [{js: 'a', assets: {'./a.png': 'data:'}}]],
  ['run', [{js: '', assets: {}, models: {byPath: {}, script: ''}}]],
  [
    'run',
    [
      {
        js: '',
        assets: {},
        models: {byPath: {'/a.ptl': new ArrayBuffer(1)}, script: ''},
      },
    ],
  ],
  ['ping', []],
])('%s takes %j', (name, values) => {
  expect(calls[name].values(values)).toBe(true);
});

it.each<[keyof typeof calls, unknown]>([
  ...(['print', 'fail', 'resize', 'end', 'run'] as const).flatMap((name) =>
    [undefined, null, 0, '', 'ping', [], {}, [null], [{}]].map(
      (values): [typeof name, unknown] => [name, values],
    ),
  ),
  ['print', [[null]]],
  ['print', [[{kind: 'none', text: ''}]]],
  ['print', [[{kind: 'text'}]]],
  ['print', [[{kind: 'text', text: {}}]]],
  ['print', [[{kind: 'text', text: tooLong}]]],
  ['print', [[{...tensor, shape: 2}]]],
  ['print', [[{...tensor, shape: [{}]}]]],
  ['print', [[{...tensor, dtype: {}}]]],
  ['print', [[{...tensor, text: tooLong}]]],
  ['print', [[{kind: 'picture', bitmap: {width: 1, height: 1}}]]],
  ['fail', [5]],
  ['fail', ['', '3']],
  ['fail', [tooLong]],
  ['resize', ['3']],
  ['resize', [NaN]],
  ['end', [undefined, false]],
  ['end', [{1: {}}, false]],
  ...['0', '-1', '1.5', '01', '1e0', '', 'x'].map((line): ['end', unknown] => [
    'end',
    [{[line]: ''}, false],
  ]),
  ['end', [{1: tooLong}, false]],
  ['end', [{}, 1]],
  ['run', [{js: 5, assets: {}}]],
  ['run', [{js: ''}]],
  ['run', [{js: '', assets: []}]],
  ['run', [{js: '', assets: {'./a.png': 5}}]],
  [
    'run',
    [{js: '', assets: {}, models: {byPath: {'/a.ptl': 'a'}, script: ''}}],
  ],
  ['run', [{js: '', assets: {}, models: {byPath: {}}}]],
])('%s ignores %j', (name, values) => {
  expect(calls[name].values(values)).toBe(false);
});
