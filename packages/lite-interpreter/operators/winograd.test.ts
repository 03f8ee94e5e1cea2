import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import * as ort from 'onnxruntime-web/wasm';
import {expect, it} from 'vitest';
import {createComputer, read, tensorOf, type Tensor} from '../index';
import {convolve} from './convolution';
import {entry} from '../values/given';

ort.env.wasm.numThreads = 1;
ort.env.wasm.wasmBinary = readFileSync(
  createRequire(import.meta.url).resolve(
    'onnxruntime-web/ort-wasm-simd-threaded.wasm',
  ),
);

/** Numbers between -1 and 1 that look random. */
function filled(sizes: readonly number[], isWeight = false): Tensor {
  const length = sizes.reduce((a, b) => a * b, 1);
  const values = Float32Array.from({length}, (_, k) => Math.sin(k * k + 1));
  const tensor = tensorOf('float32', sizes, values);
  tensor.storage.content.constant = isWeight;
  return tensor;
}

const largest = (values: readonly number[]) =>
  values.reduce((a, b) => Math.max(a, b), 0);

type Case = {
  sizes: number[];
  filters?: number;
  padding?: number;
  bias?: boolean;
  stride?: number;
  kernel?: number;
  isFast: boolean;
};

it.each<Case>([
  {sizes: [1, 64, 14, 14], padding: 1, bias: true, isFast: true},
  {sizes: [1, 64, 19, 15], filters: 80, isFast: true},
  {sizes: [2, 70, 13, 30], padding: 1, isFast: true},
  {sizes: [1, 64, 7, 7], padding: 1, bias: true, isFast: true},
  {sizes: [3, 64, 7, 9], padding: 2, isFast: true},
  {sizes: [1, 64, 4, 4], padding: 1, isFast: false},
  {sizes: [1, 8, 28, 28], padding: 1, isFast: false},
  {sizes: [1, 64, 28, 28], padding: 1, stride: 2, isFast: false},
  {sizes: [1, 64, 28, 28], padding: 2, kernel: 5, isFast: false},
])(
  'a graph convolves as loops do: %o',
  async ({sizes, filters = 64, padding = 0, bias, stride, kernel, isFast}) => {
    const side = kernel ?? 3;
    const models: string[] = [];
    const computer = createComputer(
      {
        Tensor: ort.Tensor,
        InferenceSession: {
          create: (model, options) => {
            models.push(new TextDecoder('latin1').decode(model));
            return ort.InferenceSession.create(model, options);
          },
        },
      },
      {leastCost: 1},
    );
    const run = () =>
      convolve(
        filled(sizes),
        filled([filters, sizes[1] ?? 1, side, side], true),
        bias === true ? filled([filters], true) : null,
        {stride: stride ?? 1, padding, dilation: 1, groups: 1},
      );
    const expected = read(run());
    const convolved = run();
    await computer({needed: [convolved], held: () => []});
    const result = read(convolved);
    expect(convolved.sizes).toEqual(run().sizes);
    const differences = Array.from(expected, (value, k) =>
      Math.abs(value - entry(result, k)),
    );
    const magnitudes = Array.from(expected, Math.abs);
    expect(largest(differences) / largest(magnitudes)).toBeLessThan(1e-5);
    expect(models.map((model) => model.includes('DepthToSpace'))).toEqual([
      isFast,
    ]);
    await computer.dispose();
  },
);
