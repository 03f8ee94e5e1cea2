import {expect, it} from 'vitest';
import digits from './digits.json';
import type {Card} from 'run-in-page/data';
import {cards} from './cards';
import cartoon from './cartoon.json';
import classifier from './classifier.json';
import detector from './detector.json';
import segmenter from './segmenter.json';
import translation from './translation.json';

it.each([
  ['detector', detector.meanAveragePrecision, 0.8],
  ['classifier', classifier.accuracy, 0.9],
  ['segmenter', segmenter.meanIou, 0.8],
  ['translation', translation.exactMatch, 0.95],
  ['translation', translation.exactMatchWithoutStop, 0.95],
  ['digits', digits.accuracy, 0.985],
  // A painter that did nothing would be as far off as the filter changes.
  ['cartoon', 1 - cartoon.meanError / cartoon.meanChange, 0.4],
] as const)('holds the bar of the %s', (_, figure, bar) => {
  expect(figure).toBeGreaterThanOrEqual(bar);
});

it.each([
  ['detector', 'precision', detector.meanAveragePrecision.toFixed(3)],
  ['classifier', 'top-1', `${(100 * classifier.accuracy).toFixed(1)}%`],
  ['segmenter', 'overlap', segmenter.meanIou.toFixed(3)],
  ['translation', 'exact', `${(100 * translation.exactMatch).toFixed(1)}%`],
  ['digits', 'accuracy', `${(100 * digits.accuracy).toFixed(2)}%`],
  ['cartoon', 'error', `${(100 * cartoon.meanError).toFixed(1)}%`],
] as const)('shows the figure of the training: %s', (name, _, figure) => {
  expect(cards[name].score).toContain(figure);
});

it.each(Object.entries<Card>(cards))(
  'says all there is to say of %s',
  (_, card) => {
    for (const text of [
      card.title,
      card.line,
      card.what,
      card.made,
      card.knows,
    ]) {
      expect(text).not.toBe('');
    }
    expect(card.onPhone).toMatch(/^On the phone: /);
    expect(card.line.length).toBeLessThanOrEqual(100);
    if (card.isStandIn) {
      expect(card.line).toMatch(/^Stand-in for /);
    }
  },
);

it('keeps the translation within 1.5 MB', () => {
  expect(cards.translation.bytes).toBeLessThanOrEqual(1_500_000);
});

it('says that the detector knows drawings alone', () => {
  expect(cards.detector.made).toContain(
    'rained on drawings: it does not know photos',
  );
});
