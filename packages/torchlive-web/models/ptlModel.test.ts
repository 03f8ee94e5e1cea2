import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it, vi} from 'vitest';
import {loadPackage} from '../node/loadPackage';
import type {Release} from '../native/release';
import {toKind} from './ptlValues';

vi.setConfig({testTimeout: 60_000});

const folder = fileURLToPath(
  new URL('../../lite-interpreter/conformance/fixtures/', import.meta.url),
);

/** A value as the fixtures write it. */
type Plain =
  | null
  | number
  | string
  | boolean
  | Plain[]
  | {dict: [string, Plain][]}
  | {dtype: string; sizes: number[]; values: number[]};

const expected = JSON.parse(
  readFileSync(path.join(folder, 'expected.json'), 'utf8'),
) as Record<string, {inputs: Plain[]; output: Plain}>;
const fileOf = (name: string) => path.join(folder, `${name}.ptl`);

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-argument --
   what a reader's JavaScript sees of the binding has no types */
const exportsOf = (release: Release): any => loadPackage(release).exports;
const torchOf = (release: Release) => exportsOf(release).torch;

/** An input of the fixtures, as an app makes it. */
function toApp(torch: any, value: Plain): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => toApp(torch, item));
  }
  if (typeof value === 'object' && value !== null && 'sizes' in value) {
    const {dtype, sizes, values} = value;
    return torch.tensor(values, {dtype}).reshape(sizes);
  }
  return value;
}

/** A result as PyTorch's is written, its numbers rounded. */
function toNumbers(value: any): unknown {
  if (Array.isArray(value)) {
    return value.map(toNumbers);
  }
  if (typeof value !== 'object') {
    return value;
  }
  return {
    sizes: value.shape,
    values: Array.from(value.data(), (each) => expect.closeTo(Number(each), 4)),
  };
}

/** What PyTorch answered, without its dtypes, dictionaries as objects. */
function toPlainObject(value: Plain): unknown {
  if (Array.isArray(value)) {
    return value.map(toPlainObject);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('dict' in value) {
    return Object.fromEntries(
      value.dict.map(([key, item]) => [key, toPlainObject(item)]),
    );
  }
  return {sizes: value.sizes, values: value.values};
}

/** What PyTorch was given and what it answered. */
function entryOf(name: string) {
  const found = expected[name];
  if (found === undefined) {
    throw new Error(`There is no fixture ${name}.`);
  }
  return found;
}

describe.each(['0.2.0', '0.2.1', '0.2.4'] as const)('%s', (release) => {
  const torch = torchOf(release);

  it.each(['small-scripted', 'small-optimized', 'gru-loop', 'lstm', 'unet'])(
    'gives PyTorch’s numbers for a path: %s.ptl',
    async (name) => {
      const {inputs, output} = entryOf(name);
      const model = await torch.jit._loadForMobile(fileOf(name));
      const result = await model.forward(
        ...inputs.map((input) => toApp(torch, input)),
      );
      expect(toPlainObject(output)).toEqual(toNumbers(result));
    },
  );
});

describe('values', () => {
  const torch = torchOf('0.2.4');

  it('are dictionaries of lists, and numbers, strings and None', async () => {
    const {inputs, output} = entryOf('language');
    const model = await torch.jit._loadForMobile(fileOf('language'));
    // The last is None, as on the phone, whose binding passes no Optional.
    const given = inputs.slice(0, 3);
    expect(await model.forward(...given)).toEqual(toPlainObject(output));
    await expect(model.forward(...inputs)).rejects.toThrow(
      'Unsupported Input Type: OptionalType is expected, but null is given.',
    );
  });

  it('are converted by the types that a method declares', async () => {
    const model = await torch.jit._loadForMobile(fileOf('methods'));
    expect(await model.name(1)).toBe('DOG');
    expect(model.nameSync(0)).toBe('CAT');
    expect(() => model.nameSync(0.5)).toThrow(
      'Unexpected Input Type: IntType is expected, but a float is given.',
    );
    expect(model.add).toBeTypeOf('function');
    expect(model.other).toBeUndefined();
  });
});

describe('a model', () => {
  it('keeps what its methods change, runs at once, and fills in extra files', async () => {
    const torch = torchOf('0.2.4');
    const files = {'model/live.spec.json': '', other: ''};
    const model = torch.jit._loadForMobileSync(fileOf('methods'), 'cpu', files);
    expect(files).toEqual({'model/live.spec.json': '{"a": 1}', other: ''});
    expect(Array.from(model.forwardSync(torch.ones([2])).data())).toEqual([
      3, 3,
    ]);
    expect(await model.add(4)).toBe(5);
    expect(Array.from(model.forwardSync(torch.ones([2])).data())).toEqual([
      7, 7,
    ]);
  });

  it.each([
    [
      'of newer bytecode on libtorch 1.10',
      '0.1.3',
      'Lite Interpreter version number does not match. The model version must be between 3 and 7 but the model version is 8',
    ],
  ] as const)('%s is refused', async (_, release, message) => {
    const {MobileModel} = exportsOf(release);
    await expect(MobileModel.execute(fileOf('methods'), {})).rejects.toThrow(
      message,
    );
  });

  it('tells what does not fit, in libtorch’s first line', async () => {
    const torch = torchOf('0.2.4');
    const model = await torch.jit._loadForMobile(fileOf('stateful'));
    await expect(model.forward(torch.ones([3]))).rejects.toEqual({
      message:
        'The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0',
    });
    await expect(model.forward()).rejects.toMatchObject({
      message: expect.stringContaining('but got None'),
    });
  });

  it.each(['/no/model.ptl', 'model.ptl'])('is missing at %s', async (file) => {
    const torch = torchOf('0.2.4');
    const message = `open file failed because of errno 2 on fopen: No such file or directory, file path: ${file}`;
    await expect(torch.jit._loadForMobile(file)).rejects.toEqual({message});
    expect(() => torch.jit._loadForMobileSync(file)).toThrow(message);
  });

  it('is no web page', async () => {
    const torch = torchOf('0.2.4');
    await expect(
      torch.jit._loadForMobile(path.join(folder, '../sweep.py')),
    ).rejects.toEqual({
      message:
        'PytorchStreamReader failed reading zip archive: failed finding central directory',
    });
  });
});

it.each([
  ['Tensor', 'Tensor'],
  ['List[Tensor]', {list: 'Tensor'}],
  ['Tuple[int, List[float]]', {tuple: ['int', {list: 'float'}]}],
  ['Tuple[()]', {tuple: []}],
  [
    'Dict[str, Tuple[Tensor, int]]',
    {dict: ['str', {tuple: ['Tensor', 'int']}]},
  ],
  ['Optional[Tensor]', {other: 'OptionalType'}],
  ['__torch__.Pair', {other: 'ClassType'}],
])('reads the type %s', (type, kind) => {
  expect(toKind(type)).toEqual(kind);
});
