import {entry} from '../../tensors/layout';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {RuntimeLimit} from '../../tensors/errors';
import {createTorchlive} from './createTorchlive';
import {inspect} from './inspect';
import {isSince, releases, type Release} from '../release';
import type {RgbPixels} from './types';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-return, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-argument --
   what a reader's JavaScript sees of the binding has no types */
const phone = (release: Release, options = {}): any =>
  createTorchlive({release, ...options});

const {torch, torchvision, media} = phone('0.2.4');
const values = (tensor: any) => Array.from(tensor.data());
const tested = releases.filter((release) => isSince(release, '0.2.0'));

/** Names that a file of a release registers. */
function registered(release: Release, file: string, pattern: RegExp): string[] {
  const folder = `node_modules/rnpc-${release}/cxx/src/torchlive`;
  const source = readFileSync(path.resolve(folder, file), 'utf8');
  return [...source.matchAll(pattern)].map(([, name = '']) => name).sort();
}

const functionsOf = (object: any): string[] =>
  Object.keys(object)
    .filter((name) => typeof object[name] === 'function')
    .sort();

describe('surface', () => {
  it.each([
    ['0.2.0', 9],
    ['0.2.1', 15],
    ['0.2.2', 15],
    ['0.2.3', 15],
    ['0.2.4', 15],
  ] as const)('%s has %i functions in torch', (release, count) => {
    expect(functionsOf(phone(release).torch)).toHaveLength(count);
  });

  it.each(tested.filter((release) => release !== '0.2.0'))(
    '%s has the functions of its TorchNamespace.cpp',
    (release) => {
      const names = registered(
        release,
        'torch/TorchNamespace.cpp',
        /setPropertyHostFunction\(rt, ns, "(\w+)"/g,
      );
      expect(functionsOf(phone(release).torch)).toEqual(names);
    },
  );

  it.each(tested)(
    '%s has the methods of its TensorHostObject.cpp',
    (release) => {
      const methods = registered(
        release,
        'torch/TensorHostObject.cpp',
        /setPropertyHostFunction\(runtime, "(\w+)"/g,
      );
      const tensor = phone(release).torch.ones([1]);
      expect(functionsOf(tensor)).toEqual(
        [...methods, 'size', 'toString'].sort(),
      );
      expect(Object.keys(tensor)).toEqual(
        expect.arrayContaining(['dtype', 'shape']),
      );
    },
  );

  it.each(tested)('%s counts arguments as its sources do', (release) => {
    const counts = new Map(
      registered(
        release,
        'torch/TensorHostObject.cpp',
        /setPropertyHostFunction\(runtime, ("\w+", \d)/g,
      ).map((text) => JSON.parse(`[${text}]`) as [string, number]),
    );
    const tensor = phone(release).torch.ones([1]);
    for (const [name, count] of counts) {
      expect([name, tensor[name].length]).toEqual([name, count]);
    }
  });

  it.each([
    ['0.2.0', ['torch', 'vision', 'torchvision', 'media']],
    [
      '0.2.1',
      ['torch', 'vision', 'torchvision', 'media', 'experimental', 'filesystem'],
    ],
  ] as const)('%s has the namespaces %j', (release, names) => {
    expect(Object.keys(phone(release))).toEqual(names);
  });

  it('loads models synchronously from 0.2.3', () => {
    const names = (release: Release) => Object.keys(phone(release).torch.jit);
    expect(names('0.2.2')).toEqual(['_loadForMobile']);
    expect(names('0.2.3')).toEqual(['_loadForMobile', '_loadForMobileSync']);
  });
});

describe('tensors', () => {
  it('copies what data() gives', () => {
    const tensor = torch.arange(6).reshape(2, 3);
    tensor.data()[0] = 9;
    expect(tensor[0][0].item()).toBe(0);
  });

  it('keeps int64 exact and wraps at 64 bits', () => {
    const big = torch.full([1], 2 ** 62, {dtype: torch.int64});
    expect(
      inspect(big.add(torch.ones([1], {dtype: 'int64'})))?.storage[0],
    ).toBe(2n ** 62n + 1n);
    expect(inspect(big.add(big))?.storage[0]).toBe(-(2n ** 63n));
  });

  it.each(['zeros', 'rand', 'empty'])(
    'refuses a size that no phone has memory for: %s(Infinity)',
    (name) => {
      expect(() => torch[name](Infinity)).toThrow(RuntimeLimit);
    },
  );

  it('gives a view by index, and undefined elsewhere', () => {
    const tensor = torch.arange(4).reshape(2, 2);
    expect(values(tensor[1])).toEqual([2, 3]);
    expect(inspect(tensor[1])?.storage).toBe(inspect(tensor)?.storage);
    expect(values(tensor['1.5'])).toEqual([2, 3]);
    expect([tensor[2], tensor[-1], tensor.foo, tensor.then]).toEqual(
      Array(4).fill(undefined),
    );
    expect(() => torch.tensor(1)[0]).toThrow(
      'Dimension specified as 0 but tensor has no dimensions',
    );
    expect(() => [...tensor]).toThrow(TypeError);
  });

  it('writes by index in 0.2.4 only', () => {
    const tensor = torch.zeros([3]);
    tensor[0] = 1;
    tensor[1] = torch.tensor(2);
    // No number in front: -1, the last entry.
    tensor.foo = 3;
    expect(values(tensor)).toEqual([1, 2, 3]);
    expect(() => (tensor[7] = 1)).toThrow(
      'index 7 is out of bounds for dimension 0 with size 3',
    );
    const older = phone('0.2.3').torch.zeros([3]);
    expect(() => (older[0] = 1)).toThrow("Cannot assign to property '0'");
  });

  it('needs its tensor: methods do not work on their own', () => {
    const {add} = torch.ones([1]);
    expect(() => add(1)).toThrow('Value is undefined, expected an Object');
    expect(() => torch.ones([1]).add({})).toThrow(
      'Object is not a HostObject of desired type',
    );
  });
});

describe('media', () => {
  it('slices, and gives nothing beyond the end', () => {
    const blob = media.toBlob(torch.ones([4], {dtype: torch.uint8}));
    expect([
      blob.slice(1).size,
      blob.slice(-2).size,
      blob.slice(0, 5).size,
    ]).toEqual([3, 2, 0]);
    const old = phone('0.2.0');
    expect(old.media.toBlob(old.torch.ones([4])).slice).toBeUndefined();
  });

  it('makes images of 1, 3 or 4 channels, and blobs of images', () => {
    const made: RgbPixels[] = [];
    const images = {
      fromPixels: (pixels: RgbPixels) => {
        made.push(pixels);
        return {ID: '1'};
      },
      toPixels: () => entry(made, 0),
    };
    const {torch: t, media: m} = phone('0.2.4', {images});
    const tensor = t.tensor([[[1, 2]], [[3, 4]], [[5, 6]]], {dtype: t.uint8});
    const image = m.imageFromTensor(tensor);
    expect(made[0]).toEqual({
      width: 2,
      height: 1,
      rgb: Uint8Array.of(1, 3, 5, 2, 4, 6),
    });
    const blob = m.toBlob(image);
    expect([blob.size, blob.type]).toEqual([6, 'image/x-playtorch-rgb']);
    m.imageFromTensor(t.ones([1, 1, 2], {dtype: t.uint8}));
    expect(made[1]?.rgb).toEqual(new Uint8Array(6).fill(1));
  });
});

describe('torchvision', () => {
  it('is called as a function or by forward', () => {
    const crop = torchvision.transforms.centerCrop([2]);
    const image = torch.arange(16).reshape(1, 4, 4);
    expect(values(crop(image).contiguous())).toEqual([5, 6, 9, 10]);
    expect(values(crop.forward(image).contiguous())).toEqual([5, 6, 9, 10]);
  });

  it('normalizes floats only', () => {
    const normalize = torchvision.transforms.normalize([0], [1]);
    expect(() =>
      normalize(torch.ones([3, 1, 1], {dtype: torch.int32})),
    ).toThrow('Input tensor should be a float tensor. Got 3.');
  });
});

describe('torch.jit', () => {
  it.each(tested)('%s runs the built-in model', async (release) => {
    const {torch: t} = phone(release);
    const model = await t.jit._loadForMobile('model://tiny');
    expect(values(await model.forward(t.tensor([1, 2])))).toEqual([3, 5]);
    expect(values(model.forwardSync(t.tensor([3])))).toEqual([7]);
    const integers = t.tensor([1], {dtype: t.int32});
    expect(model.forwardSync(integers).dtype).toBe('int32');
  });

  it('rejects with an object where there is no file', async () => {
    await expect(torch.jit._loadForMobile('/no/model.ptl')).rejects.toEqual({
      message:
        'open file failed because of errno 2 on fopen: No such file or directory, file path: /no/model.ptl',
    });
  });

  it('converts values by the types that a method declares', async () => {
    const given: unknown[] = [];
    const models = () =>
      Promise.resolve({
        forward: (inputs: unknown) => inputs,
        methods: {
          scale: {
            inputs: ['int', {list: 'float'}] as const,
            run: (inputs: readonly unknown[]) => {
              given.push(...inputs);
              return {out: [1, null]} as any;
            },
          },
        },
      });
    const {torch: t} = phone('0.2.4', {models});
    const model = await t.jit._loadForMobile('any');
    expect(await model.scale(2, [0.5], 'ignored')).toEqual({out: [1, null]});
    expect(given).toEqual([2, [0.5]]);
    expect(() => model.scaleSync(2.5, [])).toThrow(
      'Unexpected Input Type: IntType is expected, but a float is given.',
    );
    expect(model.other).toBeUndefined();
  });

  it('converts whole numbers and tuples for a method as the binding does', async () => {
    const given: unknown[] = [];
    const models = (): any =>
      Promise.resolve({
        forward: (inputs: readonly unknown[]) => {
          given.push(...inputs);
          return null;
        },
        inputs: ['int', {tuple: ['int', 'str']}],
      });
    const {torch: t} = phone('0.2.4', {models});
    const model = await t.jit._loadForMobile('any');
    await model.forward(-1e300, [3e9, 'x', 'more']);
    expect(given).toEqual([-(2 ** 31), [2 ** 31 - 1, 'x']]);
    expect(() => model.forwardSync(1, [2])).toThrow(
      'getValueAtIndex: index 1 is out of bounds [0, 1)',
    );
    expect(() => model.forwardSync(NaN, [1, 'x'])).toThrow(
      'Unexpected Input Type: IntType is expected, but a float is given.',
    );
  });

  it('fills in the extra files that the caller names', async () => {
    const models = () =>
      Promise.resolve({forward: () => null, extraFiles: {spec: '{}'}});
    const {torch: t} = phone('0.2.4', {models});
    const files = {spec: '', other: ''};
    await t.jit._loadForMobile('any', 'cpu', files);
    expect(files).toEqual({spec: '{}', other: ''});
  });
});
