import {Resvg} from '@resvg/resvg-js';
import {thingToSvg} from '../thingToSvg';
import {things} from '../things';

/** A thing in a scene: its number, and its square in pixels. */
export type Placed = {thing: number; x: number; y: number; size: number};

/** A picture as the phone gives it: three bytes for each pixel. */
export type Drawn = {width: number; height: number; rgb: Uint8Array};

/** Draws things on a wall and a table. */
export function drawScene(
  placed: readonly Placed[],
  width: number,
  height: number,
): Drawn {
  const drawn = placed.map(
    ({thing, x, y, size}) =>
      `<g transform="translate(${x} ${y}) scale(${size / 100})">${thingToSvg(things[thing]!)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#efeaf7"/><rect y="70%" width="100%" height="30%" fill="#d9cfe8"/>${drawn.join('')}</svg>`;
  const {pixels} = new Resvg(svg).render();
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    rgb.set(pixels.subarray(i * 4, i * 4 + 3), i * 3);
  }
  return {width, height, rgb};
}
