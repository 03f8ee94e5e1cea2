import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {empty, scalar, type Tensor} from '../tensors/tensor';
import {loadOnnxModel} from './onnxModel';
import expected from './testing/tiny.json';
import {withReport} from './withReport';

vi.setConfig({testTimeout: 60_000});

const file = readFileSync(path.join(import.meta.dirname, 'testing/tiny.onnx'));
const {resolve} = createRequire(import.meta.url);
const wasm = Uint8Array.from(
  readFileSync(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
).buffer;

/** The input that testing/make_onnx.py gave to PyTorch. */
function makeInput(): Tensor {
  const input = empty('float32', [1, 3, 8, 8]);
  (input.storage as Float32Array).forEach((_, index, values) => {
    values[index] = index / 100;
  });
  return input;
}

it('gives what PyTorch gives, and logs shapes and the five best classes', async () => {
  const log: string[] = [];
  const labels = 'a b c d e f g h'.split(' ');
  const model = withReport(
    await loadOnnxModel(Uint8Array.from(file).buffer, wasm),
    labels,
    (...line: string[]) => log.push(...line),
  );
  const output = (await model.forward([makeInput()])) as Tensor;
  expect(output.shape).toEqual([1, 8]);
  expected.output.forEach((value, index) => {
    expect(Number(output.storage[index])).toBeCloseTo(value, 4);
  });
  const ranked = labels
    .map((label, index) => ({label, score: expected.output[index] ?? NaN}))
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({label}) => label);
  expect(log.slice(0, 2)).toEqual([
    'Input float32 [1, 3, 8, 8]',
    'Output float32 [1, 8]',
  ]);
  expect(log.slice(2).map((line) => line.split('% ')[1])).toEqual(ranked);
});

it('says so when the file is no ONNX model', async () => {
  const noModel = new TextEncoder().encode('not a model').buffer;
  await expect(loadOnnxModel(noModel, wasm)).rejects.toThrow(
    'This file is not an ONNX model',
  );
});

it.each([
  [[scalar('int64', 1)], 'int64 []'],
  [[empty('float32', [1, 3, 224, 224])], 'float32 [1, 3, 224, 224]'],
  [[], 'nothing'],
])('says which input the model wants, and logs it', async (inputs, passed) => {
  const log = vi.fn<(line: string) => void>();
  const model = withReport(
    await loadOnnxModel(Uint8Array.from(file).buffer, wasm),
    [],
    log,
  );
  const message = `is float32 [1, 3, 8, 8], but the app passes ${passed}.`;
  await expect(model.forward(inputs)).rejects.toThrow(message);
  expect(log).toHaveBeenLastCalledWith(expect.stringContaining(message));
});

it('gives no names where the labels are not the model’s', async () => {
  const log: string[] = [];
  const labels = Array.from({length: 1000}, () => 'name');
  const model = withReport(
    await loadOnnxModel(Uint8Array.from(file).buffer, wasm),
    labels,
    (line) => log.push(line),
  );
  await model.forward([makeInput()]);
  expect(log[2]).toMatch(
    /^The model gives 8 scores, but the label file has 1,000 names/,
  );
  expect(log.slice(3).map((line) => line.split('% ')[1])).toEqual(
    Array.from(
      {length: 5},
      () => expect.stringMatching(/^class \d$/) as string,
    ),
  );
});
