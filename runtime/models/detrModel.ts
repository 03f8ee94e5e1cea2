import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';
import {detect, leastScore, readDetector} from './detector';
import {deviations, means} from './imageNet';
import {toPlanes} from './planes';
import {things} from './things';

const queries = 100;
/** COCO's 91 numbers, then "no object". */
const classes = 92;
/** So unlikely that a softmax gives it nothing. */
const never = -30;
const norm = {means, deviations};

/** The detector of drawn things, in the form of DETR: a hundred queries. */
export function createDetrModel(file: ArrayBuffer): LoadedModel {
  const network = readDetector(file);
  return {
    forward([input]) {
      const picture = toPlanes(input as Tensor);
      const logits = empty('float32', [1, queries, classes]);
      const boxes = empty('float32', [1, queries, 4]);
      logits.storage.fill(never as never);
      const found = detect(network, picture, leastScore, norm).slice(
        0,
        queries,
      );
      for (let query = 0; query < queries; query += 1) {
        const thing = found[query];
        // The softmax of these two is the score.
        logits.storage[query * classes + classes - 1] = 0;
        if (thing !== undefined) {
          const {coco} = things[thing.thing]!;
          const odds = Math.log(thing.score / (1 - thing.score));
          logits.storage[query * classes + coco] = Math.min(odds, 20);
          boxes.storage.set(
            [thing.centreX, thing.centreY, thing.width, thing.height] as never,
            query * 4,
          );
        }
      }
      return {pred_logits: logits, pred_boxes: boxes};
    },
  };
}
