import type {Pixels} from './pixels';

const mean = [0.485, 0.456, 0.406];
const standardDeviation = [0.229, 0.224, 0.225];

/** Crops the middle square, resizes it and normalizes it, channels first. */
export function toInput(
  {data, width, height}: Pixels,
  size = 224,
): Float32Array<ArrayBuffer> {
  const input = new Float32Array(3 * size * size);
  const side = Math.min(width, height);
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  for (let y = 0; y < size; y += 1) {
    const row = Math.floor(top + ((y + 0.5) * side) / size);
    for (let x = 0; x < size; x += 1) {
      const column = Math.floor(left + ((x + 0.5) * side) / size);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[(row * width + column) * 3 + channel] / 255;
        input[(channel * size + y) * size + x] =
          (value - mean[channel]) / standardDeviation[channel];
      }
    }
  }
  return input;
}
