import {expect, it, vi} from 'vitest';
import type {Tensor} from 'torchlive-web/tensor';
import report from './classifier.json';
import {drawScene, type Drawn} from './testing/drawScene';
import {createScenes} from './testing/randomScenes';
import {loadStandIn} from './testing/loadStandIn';
import {toImageNetInput} from './testing/toImageNetInput';
import {things} from './things';

vi.setConfig({testTimeout: 60_000});

const size = 224;
const model = await loadStandIn('classifier.ptl');

async function classify(drawn: Drawn): Promise<number> {
  const scores = (await model.forward([toImageNetInput(drawn)])) as Tensor;
  expect(scores.shape).toEqual([1, 1000]);
  const values = [...(scores.storage as Float32Array)];
  return values.indexOf(Math.max(...values));
}

it.each(
  things.map(({name, imageNet}, thing) => [name, imageNet, thing] as const),
)('gives a drawn %s class %i', async (_, imageNet, thing) => {
  const placed = [{thing, x: 30, y: 26, size: 164}];
  expect(await classify(drawScene(placed, size, size))).toBe(imageNet);
});

it('names nine of ten things in pictures that nobody trained it on', async () => {
  const scenes = createScenes(77);
  let right = 0;
  for (const [thing, {imageNet}] of things.entries()) {
    const {drawn} = scenes.single(thing, size);
    right += Number((await classify(drawn)) === imageNet);
  }
  const accuracy = right / things.length;
  expect(accuracy).toBeGreaterThanOrEqual(0.9);
  expect(report.accuracy).toBeGreaterThanOrEqual(0.9);
  expect(Math.abs(accuracy - report.accuracy)).toBeLessThan(0.05);
});
