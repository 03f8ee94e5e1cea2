import {expect, it, vi} from 'vitest';
import {empty, scalar, type Tensor} from '../engine/tensor';
import {detect, readDetector, type Found} from './detector';
import {
  boxOf,
  drawScene,
  type Box,
  type Drawn,
  type Placed,
} from './testing/drawScene';
import {createScenes} from './testing/randomScenes';
import report from './detector.json';
import {readModelAsset} from '../node/readModelAsset';
import {createDetrModel} from './detrModel';
import {deviations, means} from './imageNet';
import type {Planes} from './planes';
import {things} from './things';
import {createYoloModel, toNameIndex} from './yoloModel';

// A picture takes a busy machine seconds.
vi.setConfig({testTimeout: 120_000});

const width = 480;
const height = 360;
const network = readDetector(readModelAsset('detector.bin').buffer);

/** Five things beside each other, a different five in each scene; all things occur. */
const scenes: Placed[][] = [0, 1, 2, 12, 13].map((first) =>
  [0, 1, 2, 3, 4].map((slot) => ({
    thing: (first + slot * 3) % things.length,
    x: [10, 180, 345, 80, 260][slot]! + ((first * 7) % 12),
    y: [15, 30, 10, 195, 190][slot]! + ((first * 5) % 14),
    size: [140, 120, 125, 150, 155][slot]!,
  })),
);

function toPlanes({rgb}: Drawn): Planes {
  const data = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 1) {
    data[(i % 3) * width * height + Math.floor(i / 3)] = rgb[i]! / 255;
  }
  return {channels: 3, width, height, data};
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
    const found = detect(
      network,
      toPlanes(drawScene(placed, width, height)),
      0.5,
    );
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

type Guess = {score: number; isHit: boolean};

/** Area under the curve of precision over recall. */
function averagePrecision(guesses: Guess[], present: number): number {
  const sorted = [...guesses].sort((a, b) => b.score - a.score);
  let hits = 0;
  const precisions = sorted.map(({isHit}, index) => {
    hits += Number(isHit);
    return hits / (index + 1);
  });
  return sorted.reduce(
    (sum, {isHit}, index) =>
      sum + (isHit ? Math.max(...precisions.slice(index)) / present : 0),
    0,
  );
}

it('reaches a mean average precision of 0.8 at IoU 0.5 on scenes that nobody trained it on', () => {
  const scenes = createScenes(2024);
  const guesses = things.map((): Guess[] => []);
  const present = things.map(() => 0);
  for (let count = 0; count < 8; count += 1) {
    const {placed, drawn} = scenes.several(width, height);
    const left = new Set(placed);
    placed.forEach(({thing}) => (present[thing]! += 1));
    for (const found of detect(network, toPlanes(drawn))) {
      const match = [...left].find(
        (item) =>
          item.thing === found.thing &&
          overlap(foundBox(found), boxOf(item)) >= 0.5,
      );
      if (match !== undefined) left.delete(match);
      guesses[found.thing]!.push({
        score: found.score,
        isHit: match !== undefined,
      });
    }
  }
  expect(Math.min(...present)).toBeGreaterThan(0);
  const precisions = guesses.map((each, thing) =>
    averagePrecision(each, present[thing]!),
  );
  const mean = precisions.reduce((sum, each) => sum + each, 0) / things.length;
  expect(mean).toBeGreaterThanOrEqual(0.8);
  expect(report.meanAveragePrecision).toBeGreaterThanOrEqual(0.8);
  // The same within what eight scenes can tell.
  expect(Math.abs(mean - report.meanAveragePrecision)).toBeLessThan(0.05);
});

/** The picture of one thing that the camera of the page films, a quarter of its size. */
function filmOne(thing: number): Tensor {
  const {rgb} = drawScene([{thing, x: 48, y: 153, size: 175}], 270, 480);
  const tensor = empty('float32', [1, 3, 480, 270]);
  for (let i = 0; i < rgb.length; i += 1) {
    const channel = i % 3;
    tensor.storage[channel * 270 * 480 + Math.floor(i / 3)] =
      (rgb[i]! / 255 - means[channel]!) / deviations[channel]!;
  }
  return tensor;
}

it('is sure enough of each thing for an app that asks DETR for 0.7', async () => {
  const model = createDetrModel(readModelAsset('detector.bin').buffer);
  const probabilities = await Promise.all(
    things.map(async ({coco}, thing) => {
      const output = await model.forward([filmOne(thing)]);
      const {storage} = (output as {pred_logits: Tensor}).pred_logits;
      // The first query has the surest; without a thing its logit is 0.
      return 1 / (1 + Math.exp(-Number(storage[coco])));
    }),
  );
  expect(things.filter((_, index) => probabilities[index]! <= 0.7)).toEqual([]);
});

it('finds nothing where there is nothing', () => {
  expect(detect(network, toPlanes(drawScene([], width, height)), 0.3)).toEqual(
    [],
  );
});

it('says what it takes when it is given something else', () => {
  const model = createYoloModel(readModelAsset('detector.bin').buffer);
  expect(() => model.forward([scalar('int64', 1)])).toThrow(
    'one picture as a float32 tensor [1, channels, height, width], not int64 []',
  );
});

it('refuses half a weights file', () => {
  const file = readModelAsset('detector.bin').buffer.slice(0, 1000);
  expect(() => readDetector(file)).toThrow('Was the download complete?');
});

it.each([
  [1, 0],
  [47, 41],
  [90, 79],
])('COCO’s %i is name %i of 80', (coco, index) => {
  expect(toNameIndex(coco)).toBe(index);
});
