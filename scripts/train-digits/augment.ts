import {imageSide} from '../../src/components/DigitDemo/network/architecture';

const centre = (imageSide - 1) / 2;

function between(random: () => number, low: number, high: number): number {
  return low + (high - low) * random();
}

function pixel(image: Float32Array, column: number, row: number): number {
  const isInside =
    row >= 0 && row < imageSide && column >= 0 && column < imageSide;
  return isInside ? (image[row * imageSide + column] ?? 0) : 0;
}

/** The picture between its pixels. */
function sample(image: Float32Array, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const low = y - top;
  return (
    (1 - low) *
      ((1 - right) * pixel(image, left, top) +
        right * pixel(image, left + 1, top)) +
    low *
      ((1 - right) * pixel(image, left, top + 1) +
        right * pixel(image, left + 1, top + 1))
  );
}

/**
 * Turns, slants, scales, shifts and waves a digit and changes its pen, so that
 * the network learns to read the hands of people who draw with a mouse.
 */
export function augment(
  image: Float32Array,
  random: () => number,
): Float32Array {
  const angle = between(random, -0.3, 0.3);
  const slant = between(random, -0.25, 0.25);
  const width = between(random, 0.75, 1.2);
  const height = between(random, 0.8, 1.2);
  const shiftX = between(random, -2.5, 2.5);
  const shiftY = between(random, -2.5, 2.5);
  const waveX = between(random, -0.8, 0.8);
  const waveY = between(random, -0.8, 0.8);
  const phase = between(random, 0, 2 * Math.PI);
  const pen = between(random, 0.55, 1.7);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return Float32Array.from({length: image.length}, (_, index) => {
    const column = (index % imageSide) - centre - shiftX;
    const row = Math.floor(index / imageSide) - centre - shiftY;
    const x = (cos * column + sin * row) / width + slant * row;
    const y = (cos * row - sin * column) / height;
    const value = sample(
      image,
      x + waveX * Math.sin(y / 3 + phase) + centre,
      y + waveY * Math.sin(x / 3 + phase) + centre,
    );
    return value > 0 ? Math.min(value, 1) ** pen : 0;
  });
}
