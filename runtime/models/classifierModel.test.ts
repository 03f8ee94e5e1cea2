import {expect, it, vi} from 'vitest';
import {empty, type Tensor} from '../engine/tensor';
import {createClassifierModel} from './classifierModel';
import {deviations, means} from './imageNet';
import {drawScene} from './testing/drawScene';
import {readWeights} from './testing/readWeights';
import {things} from './things';

vi.setConfig({testTimeout: 60_000});

const size = 224;
const model = createClassifierModel(readWeights('classifier'));

it.each(
  things.map(({name, imageNet}, thing) => [name, imageNet, thing] as const),
)('gives a drawn %s class %i', async (_, imageNet, thing) => {
  const placed = [{thing, x: 30, y: 26, size: 164}];
  const {rgb} = drawScene(placed, size, size);
  const input = empty('float32', [1, 3, size, size]);
  rgb.forEach((value, i) => {
    const channel = i % 3;
    const at = channel * size * size + Math.floor(i / 3);
    input.storage[at] = (value / 255 - means[channel]!) / deviations[channel]!;
  });
  const scores = (await model.forward([input])) as Tensor;
  const values = [...(scores.storage as Float32Array)];
  expect(scores.shape).toEqual([1, 1000]);
  expect(values.indexOf(Math.max(...values))).toBe(imageNet);
});
