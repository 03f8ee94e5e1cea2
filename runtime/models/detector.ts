import {sigmoid} from './activations';
import {readNetwork, runNetwork, type Network} from './network';
import {letterbox, type Planes} from './planes';
import description from './detector.json';

/** A drawn thing that the detector found, with its box from 0 to 1. */
export type Found = {
  thing: number;
  score: number;
  centreX: number;
  centreY: number;
  width: number;
  height: number;
};

const {size, stride, things, layers} = description;
const cells = size / stride;
/** What is less sure is not worth a row. */
export const leastScore = 0.05;

export function readDetector(file: ArrayBuffer): Network {
  return readNetwork(layers, file);
}

/** Whether a cell is the likeliest among its neighbours. */
function isPeak(heat: Float32Array, at: number, y: number, x: number): boolean {
  const centre = heat[at]!;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const isInside =
        y + dy >= 0 && y + dy < cells && x + dx >= 0 && x + dx < cells;
      if (isInside && heat[at + dy * cells + dx]! > centre) {
        return false;
      }
    }
  }
  return true;
}

/** What a picture was normalized with. */
type Norm = {means: readonly number[]; deviations: readonly number[]};

const noNorm: Norm = {means: [0, 0, 0], deviations: [1, 1, 1]};

/** Finds things in a picture, the surest first. Without a norm its values go from 0 to 1. */
export function detect(
  network: Network,
  picture: Planes,
  least = leastScore,
  {means, deviations} = noNorm,
): Found[] {
  // The network takes values from -1 to 1.
  const {square, width, height} = letterbox(
    picture,
    size,
    deviations.map((deviation) => 2 * deviation),
    means.map((mean) => 2 * mean - 1),
  );
  const {data} = runNetwork(network, square);
  const area = cells * cells;
  const valueAt = (channel: number, at: number) =>
    data[(things.length + channel) * area + at]!;
  const found: Found[] = [];
  for (let thing = 0; thing < things.length; thing += 1) {
    for (let at = 0; at < area; at += 1) {
      const score = sigmoid(data[thing * area + at]!);
      const y = Math.floor(at / cells);
      const x = at % cells;
      if (score >= least && isPeak(data, thing * area + at, y, x)) {
        found.push({
          thing,
          score,
          centreX: ((x + valueAt(2, at)) * stride) / width,
          centreY: ((y + valueAt(3, at)) * stride) / height,
          width: (valueAt(0, at) * size) / width,
          height: (valueAt(1, at) * size) / height,
        });
      }
    }
  }
  return found.sort((a, b) => b.score - a.score);
}
