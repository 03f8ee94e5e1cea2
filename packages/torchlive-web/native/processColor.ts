import {colorNames} from './colorNames';

const number = '[-+]?\\d*\\.?\\d+';
const percentage = `${number}%`;
const call = (name: string, ...args: string[]) =>
  new RegExp(`${name}\\(\\s*(${args.join(')\\s*,\\s*(')})\\s*\\)`);

const rgb = call('rgb', number, number, number);
const rgba = call('rgba', number, number, number, number);
const hsl = call('hsl', number, percentage, percentage);
const hsla = call('hsla', number, percentage, percentage, number);

/**
 * `processColor` of React Native 0.64 to 0.70 on Android: one signed integer,
 * alpha first; `undefined` for what isn't a colour.
 */
export function processColor(color: unknown): number | null | undefined {
  if (color === undefined || color === null) {
    return color;
  }
  const rgba = normalize(color);
  return rgba === undefined ? undefined : (rgba << 24) | (rgba >>> 8);
}

/** The colour as an unsigned integer, alpha last. */
function normalize(color: unknown): number | undefined {
  if (typeof color === 'number') {
    return color >>> 0 === color ? color : undefined;
  }
  if (typeof color !== 'string') {
    return undefined;
  }
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(color)?.[1];
  if (hex !== undefined) {
    const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
    return parseInt(long.padEnd(8, 'f'), 16);
  }
  const named = colorNames.get(color);
  if (named !== undefined) {
    return named;
  }
  const red = rgb.exec(color) ?? rgba.exec(color);
  if (red !== null) {
    const [, r = '', g = '', b = '', a = '1'] = red;
    return pack(parse255(r), parse255(g), parse255(b), a);
  }
  const hue = hsl.exec(color) ?? hsla.exec(color);
  if (hue !== null) {
    const [, h = '', s = '', l = '', a = '1'] = hue;
    return pack(...hslToRgb(parse360(h), parse100(s), parse100(l)), a);
  }
  return undefined;
}

function pack(r: number, g: number, b: number, alpha: string): number {
  const a = Math.round(clamp(parseFloat(alpha), 1) * 255);
  return ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}

function parse255(value: string): number {
  return clamp(parseInt(value, 10), 255);
}

function parse360(value: string): number {
  return (((parseFloat(value) % 360) + 360) % 360) / 360;
}

function parse100(value: string): number {
  return clamp(parseFloat(value), 100) / 100;
}

function hslToRgb(
  h: number,
  s: number,
  l: number,
): [r: number, g: number, b: number] {
  const q = l < 0.5 ? l * (1 + s) : l + s - l * s;
  const p = 2 * l - q;
  const channel = (shift: number) => {
    const t = (h + shift + 1) % 1;
    const value =
      t < 1 / 6
        ? p + (q - p) * 6 * t
        : t < 1 / 2
          ? q
          : t < 2 / 3
            ? p + (q - p) * (2 / 3 - t) * 6
            : p;
    return Math.round(value * 255);
  };
  return [channel(1 / 3), channel(0), channel(-1 / 3)];
}
