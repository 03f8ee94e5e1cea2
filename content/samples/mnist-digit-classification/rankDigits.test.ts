import {describe, expect, it} from 'vitest';
import rankDigits from './rankDigits';

describe('rankDigits', () => {
  it('puts the highest score first and keeps its place as the digit', () => {
    const [first, second, ...rest] = rankDigits([0, 0, 1, 5, 0, 3, 0, 0, 0, 0]);
    expect(first?.digit).toBe(3);
    expect(second?.digit).toBe(5);
    expect(rest).toHaveLength(8);
  });

  it.each([
    ['two that are equal', [0, 0], [0.5, 0.5]],
    ['logarithms', [Math.log(0.25), Math.log(0.75)], [0.75, 0.25]],
    ['scores too large for exp', [1000, 1000 - Math.log(3)], [0.75, 0.25]],
  ])('makes probabilities of %s', (_, scores, expected) => {
    const probabilities = rankDigits(scores).map(
      ({probability}) => probability,
    );
    expect(probabilities).toHaveLength(expected.length);
    probabilities.forEach((probability, index) =>
      expect(probability).toBeCloseTo(expected[index] ?? NaN),
    );
  });

  it('leaves the scores as they were', () => {
    const scores = [1, 3, 2];
    rankDigits(scores);
    expect(scores).toEqual([1, 3, 2]);
  });
});
