import {imageSize} from '../network/architecture';
import type {Point, Stroke} from './stroke';

/** Digits of the training set fill a box of this side. */
const boxSide = 20;

/** Half the width of the pen on the training set's digits. */
const penRadius = 1.2;

/** Smaller drawings, in units of the pad, are dots and stay small. */
const smallestDrawing = 6;

function distanceToSegment(x: number, y: number, from: Point, to: Point) {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const nearest = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from[0] - nearest * dx, y - from[1] - nearest * dy);
}

function inkSegment(image: Float32Array, from: Point, to: Point): void {
  const reach = penRadius + 1;
  const left = Math.max(Math.floor(Math.min(from[0], to[0]) - reach), 0);
  const right = Math.min(
    Math.ceil(Math.max(from[0], to[0]) + reach),
    imageSize,
  );
  const top = Math.max(Math.floor(Math.min(from[1], to[1]) - reach), 0);
  const low = Math.min(Math.ceil(Math.max(from[1], to[1]) + reach), imageSize);
  for (let row = top; row < low; row += 1) {
    for (let column = left; column < right; column += 1) {
      const distance = distanceToSegment(column + 0.5, row + 0.5, from, to);
      const ink = Math.min(Math.max(penRadius + 0.5 - distance, 0), 1);
      const at = row * imageSize + column;
      image[at] = Math.max(image[at] ?? 0, ink);
    }
  }
}

function inkStrokes(
  strokes: readonly Stroke[],
  place: (point: Point) => Point,
): Float32Array {
  const image = new Float32Array(imageSize * imageSize);
  for (const stroke of strokes) {
    const points = stroke.map(place);
    points.forEach((point, index) => {
      inkSegment(image, points[index - 1] ?? point, point);
    });
  }
  return image;
}

/** How far the centre of mass is from the middle of the picture. */
function imbalance(image: Float32Array): Point {
  let mass = 0;
  let x = 0;
  let y = 0;
  image.forEach((ink, at) => {
    mass += ink;
    x += ink * ((at % imageSize) + 0.5);
    y += ink * (Math.floor(at / imageSize) + 0.5);
  });
  const middle = imageSize / 2;
  return mass === 0 ? [0, 0] : [x / mass - middle, y / mass - middle];
}

/**
 * Draws strokes the way the training digits were prepared: scaled to a box of
 * 20 × 20 with their proportions kept, drawn with one pen, and put with their
 * centre of mass in the middle of 28 × 28.
 */
export function rasterise(strokes: readonly Stroke[]): Float32Array {
  const points = strokes.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const width = Math.max(...xs) - left;
  const height = Math.max(...ys) - top;
  const scale =
    (boxSide - 2 * penRadius) / Math.max(width, height, smallestDrawing);
  const place = ([x, y]: Point): Point => [
    imageSize / 2 + (x - left - width / 2) * scale,
    imageSize / 2 + (y - top - height / 2) * scale,
  ];
  const [aside, below] = imbalance(inkStrokes(strokes, place));
  return inkStrokes(strokes, (point) => {
    const [x, y] = place(point);
    return [x - aside, y - below];
  });
}
