import {expect, it, vi} from 'vitest';
import {empty, type Tensor} from 'torchlive-web/tensor';
import report from './classifier.json';
import {drawScene} from './testing/drawScene';
import {createScenes} from './testing/randomScenes';
import {deviations, means} from './testing/imageNet';
import {loadStandIn} from './testing/loadStandIn';
import {things} from './things';

vi.setConfig({testTimeout: 60_000});

const size = 224;
const model = await loadStandIn('classifier.ptl');

/** As samples/image-classification prepares a picture. */
function toInput(rgb: Uint8Array): Tensor {
  const input = empty('float32', [1, 3, size, size]);
  rgb.forEach((value, i) => {
    const channel = i % 3;
    const at = channel * size * size + Math.floor(i / 3);
    input.storage[at] = (value / 255 - means[channel]!) / deviations[channel]!;
  });
  return input;
}

async function classify(rgb: Uint8Array): Promise<number> {
  const scores = (await model.forward([toInput(rgb)])) as Tensor;
  expect(scores.shape).toEqual([1, 1000]);
  const values = [...(scores.storage as Float32Array)];
  return values.indexOf(Math.max(...values));
}

it.each(
  things.map(({name, imageNet}, thing) => [name, imageNet, thing] as const),
)('gives a drawn %s class %i', async (_, imageNet, thing) => {
  const placed = [{thing, x: 30, y: 26, size: 164}];
  expect(await classify(drawScene(placed, size, size).rgb)).toBe(imageNet);
});

it('names nine of ten things in pictures that nobody trained it on', async () => {
  const scenes = createScenes(77);
  let right = 0;
  for (const [thing, {imageNet}] of things.entries()) {
    const {rgb} = scenes.single(thing, size).drawn;
    right += Number((await classify(rgb)) === imageNet);
  }
  const accuracy = right / things.length;
  expect(accuracy).toBeGreaterThanOrEqual(0.9);
  expect(report.accuracy).toBeGreaterThanOrEqual(0.9);
  expect(Math.abs(accuracy - report.accuracy)).toBeLessThan(0.05);
});
