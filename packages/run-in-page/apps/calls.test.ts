import {beforeAll, expect, it, vi} from 'vitest';
import {longestText} from '../shape';
import {frameCalls, pageCalls} from './calls';

/** Node has no pictures. */
class Bitmap {
  readonly width = 1;
}

beforeAll(() => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  return () => vi.unstubAllGlobals();
});

const file = new File([], 'a.png');
const tensor = {
  dtype: 'float32',
  shape: [2],
  strides: [1],
  offset: 0,
  storage: Float32Array.of(1, NaN),
};
const placed = {thing: 'cup', x: 1, y: 2, size: 3};
const location = {file: 'App.tsx', line: 3};
const calls = {...pageCalls, ...frameCalls};
type Name = keyof typeof calls;

/** The longest text that a page shows. */
const longest = 'x'.repeat(longestText);

/** Something that nests without end. */
const endless: unknown[] = [];
endless.push(endless);

/** What may be sent, and what else might come. */
const values: Record<Name, {right: unknown[][]; wrong: unknown[]}> = {
  print: {
    right: [[''], [longest]],
    wrong: [[], [5], [{}], ['', ''], [`${longest}x`]],
  },
  fail: {
    right: [[''], ['', undefined], ['', location]],
    wrong: [
      [],
      [{}],
      [`${longest}x`],
      ['', null],
      ['', {}],
      ['', {...location, line: '3'}],
    ],
  },
  say: {right: [['']], wrong: [[], [{}], [`${longest}x`]]},
  observe: {
    right: [
      [0],
      [1, {}],
      [2, {image: {text: '2 × 1', picture: 'data:image/jpeg;base64,a/+='}}],
    ],
    wrong: [
      [],
      ['1'],
      [1, {image: {text: 5}}],
      [1, {log: {text: `${longest}x`}}],
      [1, {image: {text: '', picture: 'https://example.org/'}}],
      [1, {image: {text: '', picture: 'data:image/svg+xml,<svg/>'}}],
    ],
  },
  showCamera: {right: [[]], wrong: [['']]},
  showMicrophone: {right: [[]], wrong: [['']]},
  openFile: {right: [[file]], wrong: [[], [{name: ''}], [new Blob()]]},
  readModelWorker: {right: [[]], wrong: [['']]},
  read: {right: [['a.bin']], wrong: [[], [{}], [['a.bin']]]},
  findOwnModel: {right: [['model.ptl']], wrong: [[], [5]]},
  runOwnModel: {
    right: [
      [
        'model.ptl',
        'forward',
        [tensor, 1, NaN, 'a', true, null, [tensor], {a: tensor}],
      ],
    ],
    wrong: [
      [],
      ['model.ptl', 'forward'],
      ['model.ptl', 'forward', tensor],
      ['model.ptl', 'forward', [{...tensor, storage: [1]}]],
      ['model.ptl', 'forward', [() => 1]],
      ['model.ptl', 'forward', endless],
    ],
  },
  film: {right: [['back'], ['front']], wrong: [[], ['side'], [{}]]},
  closeCamera: {right: [[1]], wrong: [[], ['1'], [NaN]]},
  start: {
    right: [[[]], [[['App.tsx', '']]]],
    wrong: [[], [''], [[['App.tsx']]], [[['App.tsx', 5]]], [[['a', 'b', 'c']]]],
  },
  showPicture: {right: [['Cup']], wrong: [[], [5]]},
  showScene: {
    right: [[[]], [[placed]]],
    wrong: [[], [placed], [[{...placed, x: '1'}]], [[null]]],
  },
  showPhoto: {right: [[file], [new Blob()]], wrong: [[], [{}]]},
  openCamera: {right: [[]], wrong: [['']]},
  takeOwnModels: {right: [[]], wrong: [['']]},
  showFrame: {
    right: [[1, new Bitmap()]],
    wrong: [[], [1], [1, {width: 1, height: 1}], ['1', new Bitmap()]],
  },
  dial: {right: [['2026']], wrong: [[], [2026]]},
};

it.each(Object.entries(values))(
  'calls of %s have its values, and no others',
  (name, {right, wrong}) => {
    const {values: isRight} = calls[name as Name];
    for (const each of right) {
      expect(isRight(each), JSON.stringify(each)).toBe(true);
    }
    for (const each of [...wrong, undefined, null, 5, '', {}]) {
      expect(isRight(each)).toBe(false);
    }
  },
);

it.each<[Name, unknown[], unknown[]]>([
  ['print', [undefined], [null, 5]],
  ['readModelWorker', ['code'], [undefined, {}]],
  ['read', [new ArrayBuffer(1)], [undefined, 'text', [1]]],
  [
    'findOwnModel',
    [undefined, {inputs: {forward: ['Tensor']}, extraFiles: {}}],
    [1, {inputs: 'Tensor', extraFiles: {}}],
  ],
  ['runOwnModel', [tensor, [tensor]], [undefined, {...tensor, storage: 1}]],
  ['film', [1], ['1', NaN]],
  ['showPhoto', [undefined, {width: 1, height: 2}], [null, {width: {}}]],
])('answers of %s are of its kind', (name, right, wrong) => {
  const {result: isRight} = calls[name];
  expect(right.map(isRight)).toEqual(right.map(() => true));
  expect(wrong.map(isRight)).toEqual(wrong.map(() => false));
});
