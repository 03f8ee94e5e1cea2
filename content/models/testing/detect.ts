import {empty, type Tensor} from 'torchlive-web/tensor';
import {readModelAsset} from '../readModelAsset';
import type {Box, Drawn} from './drawScene';
import {loadStandIn} from './loadStandIn';

const yolo = await loadStandIn('yolo.ptl');
const names = JSON.parse(
  new TextDecoder().decode(readModelAsset('coco.json')),
) as string[];

/** What the detector finds, and where. */
export type Found = {name: string; score: number; box: Box};

/** A drawing as samples/yolov5 passes it. */
function toInput({rgb, width, height}: Drawn): Tensor {
  const input = empty('float32', [1, 3, height, width]);
  rgb.forEach((value, i) => {
    input.storage[(i % 3) * width * height + Math.floor(i / 3)] = value / 255;
  });
  return input;
}

/** COCO's 80 names are the numbers of the labels that have one. */
const coco80 = names.filter((name) => name !== 'N/A');

/** What the detector finds, the surest first. */
export async function detect(drawn: Drawn, least = 0.05): Promise<Found[]> {
  const [output] = (await yolo.forward([toInput(drawn)])) as [Tensor];
  const [, rows = 0, length = 0] = output.shape;
  const values = output.storage as Float32Array;
  const found: Found[] = [];
  for (let row = 0; row < rows; row += 1) {
    const [x, y, w, h, score, ...scores] = values.subarray(
      row * length,
      (row + 1) * length,
    ) as unknown as [number, number, number, number, number, ...number[]];
    if (score >= least) {
      const box: Box = [x - w / 2, y - h / 2, x + w / 2, y + h / 2];
      found.push({name: coco80[scores.indexOf(1)] ?? '', score, box});
    }
  }
  return found;
}

const area = ([left, top, right, bottom]: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Intersection over union. */
export function overlap(a: Box, b: Box): number {
  const shared = area([
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ]);
  return shared / (area(a) + area(b) - shared);
}
