import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Resvg} from '@resvg/resvg-js';
import {expect, it, vi} from 'vitest';
import toModelValue, {
  type Color,
} from '../samples/mnist-digit-classification/toModelValue';
import recorded from './digits.json';
import {seededRandom} from '../../src/components/DigitDemo/testing/seededRandom';
import {empty, type Tensor} from 'torchlive-web/tensor';
import {loadStandIn} from './testing/loadStandIn';

// Seconds, and many more on a busy machine.
vi.setConfig({testTimeout: 120_000});

const model = await loadStandIn('digits.ptl', '0.1.3');
const side = 28;

async function read(values: ArrayLike<number>): Promise<number> {
  const input = empty('float32', [1, 1, side, side]);
  input.storage.set(values as never);
  const scores = (await model.forward([input])) as Tensor;
  const logits = [...(scores.storage as Float32Array)];
  return logits.indexOf(Math.max(...logits));
}

const normalize = (ink: number) => (ink - 0.1307) / 0.3081;

it('reads held-out digits as well as training recorded', async () => {
  const {resolve} = createRequire(import.meta.url);
  let [right, count] = [0, 0];
  for (let digit = 0; digit < 10; digit += 1) {
    const file = resolve(`mnist/src/digits/${digit}.json`);
    const {data} = JSON.parse(readFileSync(file, 'utf8')) as {data: number[]};
    const area = side * side;
    // Training never sees every fifth digit; accuracy.full.ts reads all of them.
    for (let start = 0; start < data.length; start += 50 * area) {
      const image = data.slice(start, start + area).map(normalize);
      right += Number((await read(image)) === digit);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(200);
  expect(Math.abs(right / count - recorded.accuracy)).toBeLessThan(0.015);
});

const violet: Color = [0x4f, 0x25, 0xc6];
const white: Color = [0xff, 0xff, 0xff];

/** A drawing of the tutorial's canvas as the live spec gives it to the model. */
function photograph(path: string): number[] {
  const screen = 390;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${screen} ${screen}"><rect width="100%" height="100%" fill="#4f25c6"/><path d="${path}" fill="none" stroke="#fff" stroke-width="25" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  const {pixels} = new Resvg(svg).render();
  return Array.from({length: side * side}, (_, at) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    return toModelValue([red, green, blue], violet, white);
  });
}

it('reads a 1 with a flag and a foot in 9 of 10 drawings, wherever it is', async () => {
  const random = seededRandom(9);
  const between = (low: number, high: number) => low + (high - low) * random();
  const drawings = Array.from({length: 50}, () => {
    const height = between(150, 300);
    const x = between(110, 280);
    const top = between(20, 370 - height);
    const bottom = top + height;
    const foot = x - between(0, 0.1) * height;
    const across = between(0.15, 0.32) * height;
    const drop = across * between(0.6, 1.3);
    const wide = between(0.12, 0.28) * height;
    return `M${x - across} ${top + drop}L${x} ${top}L${foot} ${bottom}M${foot - wide} ${bottom}L${foot + wide} ${bottom}`;
  });
  let right = 0;
  for (const each of drawings) {
    right += Number((await read(photograph(each))) === 1);
  }
  expect(right).toBeGreaterThanOrEqual(45);
});

it('reads an empty canvas without failing', async () => {
  expect(await read(photograph('M0 0'))).toBeGreaterThanOrEqual(0);
});
