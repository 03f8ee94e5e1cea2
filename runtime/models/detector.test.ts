import {expect, it, vi} from 'vitest';
import {scalar} from '../engine/tensor';
import {detect, readDetector, type Found} from './detector';
import {drawScene, type Placed} from './testing/drawScene';
import {readWeights} from './testing/readWeights';
import type {Planes} from './planes';
import {things} from './things';
import {createYoloModel, toNameIndex} from './yoloModel';

// A picture takes a busy machine seconds.
vi.setConfig({testTimeout: 60_000});

const width = 480;
const height = 360;
const network = readDetector(readWeights('detector'));

/** Five things beside each other, a different five in each scene; all things occur. */
const scenes: Placed[][] = [0, 1, 2, 12, 13].map((first) =>
  [0, 1, 2, 3, 4].map((slot) => ({
    thing: (first + slot * 3) % things.length,
    x: [10, 180, 345, 80, 260][slot]! + ((first * 7) % 12),
    y: [15, 30, 10, 195, 190][slot]! + ((first * 5) % 14),
    size: [140, 120, 125, 150, 155][slot]!,
  })),
);

function toPlanes(placed: readonly Placed[]): Planes {
  const {rgb} = drawScene(placed, width, height);
  const data = new Float32Array(rgb.length);
  rgb.forEach((value, i) => {
    data[(i % 3) * width * height + Math.floor(i / 3)] = value / 255;
  });
  return {channels: 3, width, height, data};
}

type Box = [left: number, top: number, right: number, bottom: number];

/** Where a thing's shapes are in its scene. */
function boxOf({thing, x, y, size}: Placed): Box {
  const corners = things[thing]!.shapes.flatMap((shape) => {
    if (shape.shape !== 'ellipse') {
      return shape.points;
    }
    const [cx, cy] = shape.at as [number, number];
    const [rx, ry] = shape.radius as [number, number];
    return [
      [cx - rx, cy - ry],
      [cx + rx, cy + ry],
    ];
  });
  const xs = corners.map(([cx]) => x + (cx! * size) / 100);
  const ys = corners.map(([, cy]) => y + (cy! * size) / 100);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function foundBox(found: Found): Box {
  const halfWidth = found.width / 2;
  const halfHeight = found.height / 2;
  return [
    (found.centreX - halfWidth) * width,
    (found.centreY - halfHeight) * height,
    (found.centreX + halfWidth) * width,
    (found.centreY + halfHeight) * height,
  ];
}

const area = ([left, top, right, bottom]: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

function overlap(a: Box, b: Box): number {
  const shared = area([
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ]);
  return shared / (area(a) + area(b) - shared);
}

it('knows every thing of the drawings', () => {
  const drawn = new Set(scenes.flat().map(({thing}) => thing));
  expect(drawn.size).toBe(things.length);
});

it.each(scenes.map((placed, index) => [index, placed] as const))(
  'finds what scene %i shows, and nothing else',
  (_, placed) => {
    const found = detect(network, toPlanes(placed), 0.5);
    expect(found.map(({thing}) => things[thing]!.name).sort()).toEqual(
      placed.map(({thing}) => things[thing]!.name).sort(),
    );
    for (const item of placed) {
      const match = found.find(({thing}) => thing === item.thing);
      expect(match && overlap(foundBox(match), boxOf(item))).toBeGreaterThan(
        0.6,
      );
    }
  },
);

it('finds nothing where there is nothing', () => {
  expect(detect(network, toPlanes([]), 0.3)).toEqual([]);
});

it('says what it takes when it is given something else', () => {
  const model = createYoloModel(readWeights('detector'));
  expect(() => model.forward([scalar('int64', 1)])).toThrow(
    'one picture as a float32 tensor [1, channels, height, width], not int64 []',
  );
});

it('refuses half a weights file', () => {
  const file = readWeights('detector').slice(0, 1000);
  expect(() => readDetector(file)).toThrow('Was the download complete?');
});

it.each([
  [1, 0],
  [47, 41],
  [90, 79],
])('COCO’s %i is name %i of 80', (coco, index) => {
  expect(toNameIndex(coco)).toBe(index);
});
