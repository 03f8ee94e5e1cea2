import {seededRandom} from '../../../src/components/DigitDemo/testing/seededRandom';
import {things} from '../things';
import {drawScene, type Drawn, type Placed} from './drawScene';
import {thingAt} from './thingAt';

type Scene = {placed: Placed[]; drawn: Drawn};

/**
 * Makes scenes with random place, size, colour, background, blur and noise. The
 * training has a generator of its own, in Python, so it has seen none of them.
 */
export function createScenes(seed: number) {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const grey = () => Math.round(between(0, 255));
  const colour = () => `rgb(${grey()},${grey()},${grey()})`;

  /** The thing's own colours, a little lighter or darker. */
  function shade(thing: number): string[] {
    return thingAt(thing).colours.map((own) => {
      const channels = [1, 3, 5].map((at) => {
        const value = parseInt(own.slice(at, at + 2), 16) + between(-35, 35);
        return Math.round(Math.min(255, Math.max(0, value)));
      });
      return `rgb(${channels.join()})`;
    });
  }

  function draw(placed: Placed[], width: number, height: number): Scene {
    const wall = colour();
    const look = {wall, table: colour(), blur: between(0, 1)};
    const drawn = drawScene(placed, width, height, look);
    const noise = between(0, 12);
    drawn.rgb.forEach((value, at) => {
      const noisy = value + between(-noise, noise);
      drawn.rgb[at] = Math.min(255, Math.max(0, noisy));
    });
    return {placed, drawn};
  }

  function place(thing: number, width: number, height: number, size: number) {
    return {
      thing,
      x: between(0, width - size),
      y: between(0, height - size),
      size,
      colours: shade(thing),
    };
  }

  const overlaps = (a: Placed, b: Placed) =>
    a.x < b.x + b.size &&
    b.x < a.x + a.size &&
    a.y < b.y + b.size &&
    b.y < a.y + a.size;

  let nextThing = 0;

  return {
    /** Up to five things side by side; all occur in turn. */
    several(width: number, height: number): Scene {
      const placed: Placed[] = [];
      for (let tries = 0; tries < 8 && placed.length < 5; tries += 1) {
        const next = place(
          nextThing % things.length,
          width,
          height,
          between(0.2, 0.5) * height,
        );
        if (!placed.some((other) => overlaps(other, next))) {
          placed.push(next);
          nextThing += 1;
        }
      }
      return draw(placed, width, height);
    },
    /** One thing that fills most of the picture. */
    single(thing: number, side: number): Scene {
      const size = between(0.6, 0.95) * side;
      return draw([place(thing, side, side, size)], side, side);
    },
  };
}
