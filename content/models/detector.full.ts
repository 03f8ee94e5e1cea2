import {expect, it} from 'vitest';
import type {Tensor} from 'torchlive-web/tensor';
import report from './detector.json';
import {detect, overlap} from './testing/detect';
import {boxOf, drawScene} from './testing/drawScene';
import {loadStandIn} from './testing/loadStandIn';
import {createScenes} from './testing/randomScenes';
import {thingAt} from './testing/thingAt';
import {toImageNetInput} from './testing/toImageNetInput';
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

/** The picture of one thing that the camera of the page films, a quarter of its size. */
function filmOne(thing: number): Tensor {
  const placed = [{thing, x: 48, y: 153, size: 175}];
  return toImageNetInput(drawScene(placed, 270, 480));
}

it('is sure enough of each thing for an app that asks DETR for 0.7', async () => {
  const model = await loadStandIn('detr.ptl');
  const found = await Promise.all(
    things.map(async ({name, coco}, thing) => {
      const output = await model.forward([filmOne(thing)]);
      const {storage} = (output as {pred_logits: Tensor}).pred_logits;
      // The first query has the surest; without a thing its logit is 0.
      return {name, probability: 1 / (1 + Math.exp(-Number(storage[coco])))};
    }),
  );
  expect(found.filter(({probability}) => !(probability > 0.7))).toEqual([]);
});
