import {describe, expect, it} from 'vitest';
import decodeDetections, {softmax} from './decodeDetections';

describe('softmax', () => {
  it.each([
    [
      [0, 0],
      [0.5, 0.5],
    ],
    [
      [Math.log(3), 0],
      [0.75, 0.25],
    ],
    [
      [1000, 1000],
      [0.5, 0.5],
    ],
  ])('of %j is %j', (scores, probabilities) => {
    softmax(scores).forEach((probability, index) => {
      expect(probability).toBeCloseTo(probabilities[index] ?? NaN);
    });
  });
});

describe('decodeDetections', () => {
  const labels = ['N/A', 'cat'];
  // Queries: a sure cat, an unsure one, and a sure "no object".
  const raw = {
    logits: [0, 9, 0, 0, 0.1, 0, 0, 0, 9],
    boxes: [0.5, 0.5, 0.5, 0.25, 0.5, 0.5, 1, 1, 0.5, 0.5, 1, 1],
    queries: 3,
    classes: 3,
  };

  it('keeps sure objects and turns centres into corners, in pixels', () => {
    expect(decodeDetections(raw, labels, 1000, 2000)).toEqual([
      {objectClass: 'cat', bounds: [250, 750, 500, 500]},
    ]);
  });

  it.each([
    ['fewer', ['cat']],
    ['more', ['N/A', 'cat', 'shark']],
  ])('gives the number of a class when there are %s names', (_, others) => {
    expect(decodeDetections(raw, others, 1000, 2000)).toEqual([
      {objectClass: 'Class 1', bounds: [250, 750, 500, 500]},
    ]);
  });

  it('lets the threshold decide', () => {
    expect(decodeDetections(raw, labels, 1000, 2000, 0.3)).toHaveLength(2);
    expect(decodeDetections(raw, labels, 1000, 2000, 0.9999)).toHaveLength(0);
  });
});
