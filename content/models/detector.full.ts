import {expect, it} from 'vitest';
import report from './detector.json';
import {detect, overlap} from './testing/detect';
import {boxOf} from './testing/drawScene';
import {createScenes} from './testing/randomScenes';
import {thingAt} from './testing/thingAt';
import {things} from './things';

type Guess = {score: number; isHit: boolean};

/** Area under the curve of precision over recall. */
function averagePrecision(guesses: Guess[], present: number): number {
  const sorted = [...guesses].sort((a, b) => b.score - a.score);
  let hits = 0;
  const precisions = sorted.map(({isHit}, index) => {
    hits += Number(isHit);
    return hits / (index + 1);
  });
  return sorted.reduce(
    (sum, {isHit}, index) =>
      sum + (isHit ? Math.max(...precisions.slice(index)) / present : 0),
    0,
  );
}

it('reaches a mean average precision of 0.8 at IoU 0.5 on scenes that nobody trained it on', async () => {
  const scenes = createScenes(2024);
  const results = things.map(({name}) => ({
    name,
    guesses: [] as Guess[],
    present: 0,
  }));
  for (let count = 0; count < 8; count += 1) {
    const {placed, drawn} = scenes.several(480, 360);
    const left = new Set(placed);
    for (const [thing, result] of results.entries()) {
      result.present += placed.filter((item) => item.thing === thing).length;
    }
    for (const {name, score, box} of await detect(drawn)) {
      const match = [...left].find(
        (item) =>
          thingAt(item.thing).name === name && overlap(box, boxOf(item)) >= 0.5,
      );
      if (match !== undefined) {
        left.delete(match);
      }
      const result = results.find((each) => each.name === name);
      expect(result, name).toBeDefined();
      result?.guesses.push({score, isHit: match !== undefined});
    }
  }
  expect(Math.min(...results.map(({present}) => present))).toBeGreaterThan(0);
  const precisions = results.map(({guesses, present}) =>
    averagePrecision(guesses, present),
  );
  const mean = precisions.reduce((sum, each) => sum + each, 0) / things.length;
  expect(mean).toBeGreaterThanOrEqual(0.8);
  expect(report.meanAveragePrecision).toBeGreaterThanOrEqual(0.8);
  // The same within what eight scenes can tell.
  expect(Math.abs(mean - report.meanAveragePrecision)).toBeLessThan(0.05);
});
