import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {
  digitCount,
  imageSide,
} from '../../src/components/DigitDemo/network/architecture';
import {seededRandom, shuffled} from './random';

/** A handwritten digit: 28 × 28 numbers between 0 and 1, and what it is. */
export type Digit = {image: Float32Array; label: number};

/** Digits that training never sees. */
export const heldOutCount = 2000;

const splitSeed = 20221120;

async function readDigits(label: number): Promise<Digit[]> {
  const file = createRequire(import.meta.url).resolve(
    `mnist/src/digits/${label}.json`,
  );
  const {data} = JSON.parse(await readFile(file, 'utf8')) as {data: number[]};
  const size = imageSide * imageSide;
  return Array.from({length: data.length / size}, (_, index) => ({
    image: Float32Array.from(data.slice(index * size, (index + 1) * size)),
    label,
  }));
}

/** The 10,000 digits of the package `mnist`, always split the same way. */
export async function loadDigits(): Promise<{
  training: Digit[];
  heldOut: Digit[];
}> {
  const labels = Array.from({length: digitCount}, (_, label) => label);
  const digits = (await Promise.all(labels.map(readDigits))).flat();
  const mixed = shuffled(digits, seededRandom(splitSeed));
  return {
    heldOut: mixed.slice(0, heldOutCount),
    training: mixed.slice(heldOutCount),
  };
}
