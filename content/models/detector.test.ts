import {expect, it, vi} from 'vitest';
import {detect, overlap} from './testing/detect';
import {boxOf, drawScene, type Placed} from './testing/drawScene';
import {thingAt} from './testing/thingAt';
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

it('finds nothing where there is nothing', async () => {
  expect(await detect(drawScene([], width, height), 0.3)).toEqual([]);
});
