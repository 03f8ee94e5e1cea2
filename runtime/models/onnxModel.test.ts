import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {empty, scalar, type Tensor} from '../engine/tensor';
import {readAsset} from './testing/readAsset';
import {loadOnnxModel} from './onnxModel';
import expected from './testing/tiny.json';
import {withReport} from './withReport';

vi.setConfig({testTimeout: 60_000});

const file = readFileSync(path.join(import.meta.dirname, 'testing/tiny.onnx'));
const wasm = await readAsset('ort-wasm-simd-threaded.wasm');

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
    .map((label, index) => ({label, score: expected.output[index]!}))
    .sort((a, b) => b.score - a.score)
    .slice(0, 5)
    .map(({label}) => label);
  expect(log.slice(0, 2)).toEqual([
    'Input float32 [1, 3, 8, 8]',
    'Output float32 [1, 8]',
  ]);
  expect(log.slice(2).map((line) => line.split(' % ')[1])).toEqual(ranked);
});

it('says so when the file is no ONNX model', async () => {
  const noModel = new TextEncoder().encode('not a model').buffer;
  await expect(loadOnnxModel(noModel, wasm)).rejects.toThrow(
    'This file is not an ONNX model',
  );
});

it('rejects an input of another dtype, as the phone does', async () => {
  const model = await loadOnnxModel(Uint8Array.from(file).buffer, wasm);
  await expect(model.forward([scalar('int64', 1)])).rejects.toThrow();
});
