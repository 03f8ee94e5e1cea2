import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import * as ort from 'onnxruntime-web/wasm';
import {describe, expect, it, vi} from 'vitest';
import {createComputer, loadModel, loadModelSync} from '../index';
import {rounded} from '../testing/rounded';
import {given} from '../values/given';
import {
  expected,
  fixtureNames,
  readFixture,
  toPlain,
  toValue,
} from './fixtures';

vi.setConfig({testTimeout: 60_000});
ort.env.wasm.numThreads = 1;
ort.env.logLevel = 'error';
ort.env.wasm.wasmBinary = readFileSync(
  createRequire(import.meta.url).resolve(
    'onnxruntime-web/ort-wasm-simd-threaded.wasm',
  ),
);

describe('answers as PyTorch does', () => {
  it.each(fixtureNames)('by loops: %s', (name) => {
    const {inputs, output} = given(expected[name], name);
    const model = loadModelSync(readFixture(name));
    const answer = model.runSync('forward', inputs.map(toValue));
    expect(toPlain(answer)).toEqual(rounded(output));
  });

  it.each(fixtureNames)('by graphs, again and again: %s', async (name) => {
    const {inputs, output} = given(expected[name], name);
    const computer = createComputer(ort, {leastCost: 1});
    const model = await loadModel(readFixture(name), {computer});
    for (let round = 0; round < 2; round++) {
      const answer = await model.run('forward', inputs.map(toValue));
      expect(toPlain(answer)).toEqual(rounded(output));
    }
    await computer.dispose();
  });
});
