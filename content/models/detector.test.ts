import {expect, it, vi} from 'vitest';
import type {Tensor} from 'torchlive-web/tensor';
import {detect, overlap} from './testing/detect';
import {boxOf, drawScene, type Placed} from './testing/drawScene';
import {loadStandIn} from './testing/loadStandIn';
import {thingAt} from './testing/thingAt';
import {toImageNetInput} from './testing/toImageNetInput';
import {things} from './things';

// A picture takes a busy machine seconds.
vi.setConfig({testTimeout: 120_000});

const width = 480;
const height = 360;
/** Five things beside each other, a different five in each scene; all things occur. */
const scenes: Placed[][] = [0, 1, 2, 12, 13].map((first) =>
  [
    {x: 10, y: 15, size: 140},
    {x: 180, y: 30, size: 120},
    {x: 345, y: 10, size: 125},
    {x: 80, y: 195, size: 150},
    {x: 260, y: 190, size: 155},
  ].map(({x, y, size}, slot) => ({
    thing: (first + slot * 3) % things.length,
    x: x + ((first * 7) % 12),
    y: y + ((first * 5) % 14),
    size,
  })),
);

it('knows every thing of the drawings', () => {
  const drawn = new Set(scenes.flat().map(({thing}) => thing));
  expect(drawn.size).toBe(things.length);
});

it.each(scenes.map((placed, index) => [index, placed] as const))(
  'finds what scene %i shows, and nothing else',
  async (_, placed) => {
    const found = await detect(drawScene(placed, width, height), 0.5);
    expect(found.map(({name}) => name).sort()).toEqual(
      placed.map(({thing}) => thingAt(thing).name).sort(),
    );
    for (const item of placed) {
      const wanted = thingAt(item.thing).name;
      const match = found.find(({name}) => name === wanted);
      expect(match && overlap(match.box, boxOf(item))).toBeGreaterThan(0.6);
    }
  },
);

/** The picture of one thing that the camera of the page films, a quarter of its size. */
function filmOne(thing: number): Tensor {
  const placed = [{thing, x: 48, y: 153, size: 175}];
  return toImageNetInput(drawScene(placed, 270, 480));
}

it('is sure enough of each thing for an app that asks DETR for 0.7', async () => {
  const model = await loadStandIn('detr.ptl');
  const found = await Promise.all(
    things.map(async ({name, coco}, thing) => {
      const output = await model.forward([filmOne(thing)]);
      const {storage} = (output as {pred_logits: Tensor}).pred_logits;
      // The first query has the surest; without a thing its logit is 0.
      return {name, probability: 1 / (1 + Math.exp(-Number(storage[coco])))};
    }),
  );
  expect(found.filter(({probability}) => !(probability > 0.7))).toEqual([]);
});

it('finds nothing where there is nothing', async () => {
  expect(await detect(drawScene([], width, height), 0.3)).toEqual([]);
});
