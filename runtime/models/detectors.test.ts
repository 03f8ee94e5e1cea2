import {describe, expect, it, vi} from 'vitest';
import decodeDetections from '../../samples/object-detection/decodeDetections';
import decodeRows from '../../samples/yolov5/decodeRows';
import intersectionOverUnion from '../../samples/yolov5/intersectionOverUnion';
import {toContiguous} from '../engine/copy';
import {scalar, empty, type Tensor} from '../engine/tensor';
import {createDetrModel} from './detrModel';
import {deviations, means} from './imageNet';
import {drawScene, type Drawn, type Placed} from './testing/drawScene';
import {readWeights} from './testing/readWeights';
import {things} from './things';
import {createYoloModel, toNameIndex} from './yoloModel';

// A picture takes a busy machine seconds.
vi.setConfig({testTimeout: 60_000});

const width = 480;
const height = 360;

/** Five things beside each other, a different five in each scene; all things occur. */
const scenes: Placed[][] = [0, 1, 2, 15].map((first) =>
  [0, 1, 2, 3, 4].map((slot) => ({
    thing: (first + slot * 3) % things.length,
    x: [10, 180, 345, 80, 260][slot]! + ((first * 7) % 12),
    y: [15, 30, 10, 195, 190][slot]! + ((first * 5) % 14),
    size: [140, 120, 125, 150, 155][slot]!,
  })),
);

function toTensor({rgb}: Drawn, isNormalized: boolean): Tensor {
  const tensor = empty('float32', [1, 3, height, width]);
  const area = width * height;
  for (let i = 0; i < area * 3; i += 1) {
    const channel = i % 3;
    const value = rgb[i]! / 255;
    tensor.storage[channel * area + Math.floor(i / 3)] = isNormalized
      ? (value - means[channel]!) / deviations[channel]!
      : value;
  }
  return tensor;
}

const cocoNames = Array.from({length: 91}, () => 'N/A');
for (const {coco, name} of things) {
  cocoNames[coco] = name;
}
const yoloNames = Array.from({length: 80}, () => '');
for (const {coco, name} of things) {
  yoloNames[toNameIndex(coco)] = name;
}

const floats = (tensor: unknown) =>
  toContiguous(tensor as Tensor).storage as Float32Array;

type Detection = {
  objectClass: string;
  bounds: [number, number, number, number];
};

/** Left, top, width and height of a thing in its scene. */
function boundsOf({thing, x, y, size}: Placed): Detection['bounds'] {
  const corners = things[thing]!.shapes.flatMap((shape) => {
    if (shape.shape === 'ellipse') {
      const [cx, cy] = shape.at as [number, number];
      const [rx, ry] = shape.radius as [number, number];
      return [
        [cx - rx, cy - ry],
        [cx + rx, cy + ry],
      ];
    }
    return shape.points;
  });
  const xs = corners.map(([cx]) => cx!);
  const ys = corners.map(([, cy]) => cy!);
  const scale = size / 100;
  const [left, top] = [Math.min(...xs) * scale, Math.min(...ys) * scale];
  const [right, bottom] = [Math.max(...xs) * scale, Math.max(...ys) * scale];
  return [x + left, y + top, right - left, bottom - top];
}

/** How many of the placed things were found by name, in a box that overlaps by half. */
function countFound(placed: Placed[], detections: Detection[]): number {
  return placed.filter((item) =>
    detections.some(
      ({objectClass, bounds}) =>
        objectClass === things[item.thing]!.name &&
        intersectionOverUnion(bounds, boundsOf(item)) > 0.5,
    ),
  ).length;
}

describe('the detector, as the samples decode it', () => {
  it('finds drawn things in the form of DETR', async () => {
    const model = createDetrModel(readWeights('detector'));
    let found = 0;
    let detected = 0;
    for (const placed of scenes) {
      const input = toTensor(drawScene(placed, width, height), true);
      const output = (await model.forward([input])) as Record<string, Tensor>;
      const raw = {
        logits: floats(output['pred_logits']),
        boxes: floats(output['pred_boxes']),
        queries: 100,
        classes: 92,
      };
      const detections = decodeDetections(raw, cocoNames, width, height);
      found += countFound(placed, detections);
      detected += detections.length;
    }
    const all = scenes.length * 5;
    expect(found / all).toBeGreaterThan(0.9);
    expect(found / detected).toBeGreaterThan(0.9);
  });

  it('finds drawn things in the form of YOLOv5', async () => {
    const model = createYoloModel(readWeights('detector'));
    const placed = scenes[0]!;
    const input = toTensor(drawScene(placed, width, height), false);
    const [rows] = (await model.forward([input])) as Tensor[];
    const detections = decodeRows(floats(rows), yoloNames, 1, 1);
    expect(countFound(placed, detections)).toBe(5);
  });
});

it('finds nothing where there is nothing', async () => {
  const model = createDetrModel(readWeights('detector'));
  const input = toTensor(drawScene([], width, height), true);
  const output = (await model.forward([input])) as Record<string, Tensor>;
  const raw = {
    logits: floats(output['pred_logits']),
    boxes: floats(output['pred_boxes']),
    queries: 100,
    classes: 92,
  };
  expect(decodeDetections(raw, cocoNames, width, height)).toEqual([]);
});

it('says what it takes when it is given something else', () => {
  const model = createYoloModel(readWeights('detector'));
  expect(() => model.forward([scalar('int64', 1)])).toThrow(
    'one picture as a float32 tensor [1, channels, height, width], not int64 []',
  );
});

it('refuses half a weights file', () => {
  const file = readWeights('detector').slice(0, 1000);
  expect(() => createYoloModel(file)).toThrow('Was the download complete?');
});

it.each([
  [1, 0],
  [47, 41],
  [90, 79],
])('COCO’s %i is name %i of 80', (coco, index) => {
  expect(toNameIndex(coco)).toBe(index);
});
