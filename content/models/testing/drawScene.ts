import {Resvg} from '@resvg/resvg-js';
import {thingToSvg} from '../thingToSvg';
import {thingAt} from './thingAt';

/** A thing in a scene: its number, its square in pixels, and other colours than its own. */
export type Placed = {
  thing: number;
  x: number;
  y: number;
  size: number;
  colours?: string[];
};

/** A picture as the phone gives it: three bytes for each pixel. */
export type Drawn = {width: number; height: number; rgb: Uint8Array};

type Look = {wall: string; table: string; blur: number};

const usual: Look = {wall: '#efeaf7', table: '#d9cfe8', blur: 0};

/** Draws things on a wall and a table. */
export function drawScene(
  placed: readonly Placed[],
  width: number,
  height: number,
  {wall, table, blur} = usual,
): Drawn {
  const drawn = placed.map(({thing, x, y, size, colours}) => {
    const known = thingAt(thing);
    const svg = thingToSvg({...known, colours: colours ?? known.colours});
    return `<g transform="translate(${x} ${y}) scale(${size / 100})">${svg}</g>`;
  });
  const filter =
    blur === 0
      ? ''
      : `<filter id="blur"><feGaussianBlur stdDeviation="${blur}"/></filter>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filter}<g${filter && ' filter="url(#blur)"'}><rect width="100%" height="100%" fill="${wall}"/><rect y="70%" width="100%" height="30%" fill="${table}"/>${drawn.join('')}</g></svg>`;
  const {pixels} = new Resvg(svg).render();
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = pixels[from] ?? 0;
    rgb[to + 1] = pixels[from + 1] ?? 0;
    rgb[to + 2] = pixels[from + 2] ?? 0;
  }
  return {width, height, rgb};
}

export type Box = [left: number, top: number, right: number, bottom: number];

/** Where a thing's shapes are in its scene. */
export function boxOf({thing, x, y, size}: Placed): Box {
  const corners = thingAt(thing).shapes.flatMap((shape) => {
    if (shape.shape !== 'ellipse') {
      return shape.points;
    }
    const [cx, cy] = shape.at;
    const [rx, ry] = shape.radius;
    return [[cx - rx, cy - ry] as const, [cx + rx, cy + ry] as const];
  });
  const xs = corners.map(([cx]) => x + (cx * size) / 100);
  const ys = corners.map(([, cy]) => y + (cy * size) / 100);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
