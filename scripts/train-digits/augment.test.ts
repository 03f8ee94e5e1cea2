import {expect, it} from 'vitest';
import {augment} from './augment';
import {seededRandom} from './random';

const block = Float32Array.from({length: 28 * 28}, (_, at) => {
  const row = Math.floor(at / 28);
  const column = at % 28;
  return row > 8 && row < 20 && column > 8 && column < 20 ? 1 : 0;
});

it('keeps most of the ink, in the range of ink, and never the picture itself', () => {
  const random = seededRandom(3);
  const mass = block.reduce((sum, ink) => sum + ink, 0);
  for (let round = 0; round < 50; round += 1) {
    const changed = augment(block, random);
    const changedMass = changed.reduce((sum, ink) => sum + ink, 0);
    expect(changed).not.toEqual(block);
    expect(changedMass / mass).toBeGreaterThan(0.5);
    expect(changedMass / mass).toBeLessThan(1.8);
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...changed)).toBeLessThanOrEqual(1);
  }
});

it('is the same for the same seed', () => {
  expect(augment(block, seededRandom(5))).toEqual(
    augment(block, seededRandom(5)),
  );
});
