import {describe, expect, it} from 'vitest';
import {firstSample, samples} from '../drawing/samples';
import type {Stroke} from '../drawing/stroke';
import {firstReading} from '../firstReading';
import {readNetwork} from '../testing/readNetwork';
import {seededRandom} from '../testing/seededRandom';
import {readDigit} from './readDigit';

const network = readNetwork();

function moved(
  strokes: readonly Stroke[],
  size: number,
  [right, down]: readonly [number, number],
): Stroke[] {
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => [size * x + right, size * y + down]),
  );
}

function shaken(strokes: readonly Stroke[], random: () => number): Stroke[] {
  const spread = (reach: number) => reach * (2 * random() - 1);
  const angle = spread(0.25);
  const width = 1 + spread(0.25);
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => [
      width * (x * Math.cos(angle) - y * Math.sin(angle)) + spread(2.5),
      x * Math.sin(angle) + y * Math.cos(angle) + spread(2.5),
    ]),
  );
}

describe('readDigit', () => {
  it.each(samples.map((sample) => [sample.manner, sample.digit, sample]))(
    'reads the %s %i',
    (_, digit, {strokes}) => {
      const reading = readDigit(network, strokes);
      expect(reading.digit).toBe(digit);
      expect(reading.probabilities[digit]).toBeGreaterThan(0.8);
      expect(reading.milliseconds).toBeGreaterThanOrEqual(0);
    },
  );

  it.each(samples.map((sample) => [sample.manner, sample.digit, sample]))(
    'reads the %s %i the same wherever and however small it is',
    (_, digit, {strokes}) => {
      const small = readDigit(network, moved(strokes, 0.25, [70, 3]));
      expect(small.digit).toBe(digit);
      expect(small.probabilities[digit]).toBeCloseTo(
        readDigit(network, strokes).probabilities[digit] ?? NaN,
        3,
      );
    },
  );

  it('reads at least 95 of 100 shaky, turned and stretched drawings', () => {
    const random = seededRandom(11);
    const drawings = Array.from({length: 100}, (_, index) => {
      const {digit, strokes} = samples[index % samples.length] ?? firstSample;
      return {digit, strokes: shaken(strokes, random)};
    });
    const right = drawings.filter(
      ({digit, strokes}) => readDigit(network, strokes).digit === digit,
    );
    expect(right.length).toBeGreaterThanOrEqual(95);
  });

  it('agrees with the recorded reading of the first sample', () => {
    const {digit, probabilities} = readDigit(network, firstSample.strokes);
    expect(firstReading.digit).toBe(digit);
    probabilities.forEach((probability, index) => {
      expect(firstReading.probabilities[index]).toBeCloseTo(probability, 3);
    });
  });
});
