import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';
import {detect, readDetector} from './detector';
import {toPlanes} from './planes';
import {things} from './things';

/** As many as YOLOv5 has for 640 × 640 pixels; those without a thing are zeros. */
const rows = 25_200;
/** A box, how sure it holds anything, and a score for each of 80 names. */
const rowLength = 85;
/** Numbers of COCO that have no name. */
const gaps = [0, 12, 26, 29, 30, 45, 66, 68, 69, 71, 83, 91];

/** Where a number of COCO stands among the names. */
export function toNameIndex(coco: number): number {
  return coco - gaps.filter((gap) => gap < coco).length;
}

/** The detector of drawn things, in the form of YOLOv5: rows in pixels of the input. */
export function createYoloModel(file: ArrayBuffer): LoadedModel {
  const network = readDetector(file);
  return {
    forward([input]) {
      const picture = toPlanes(input as Tensor);
      const output = empty('float32', [1, rows, rowLength]);
      detect(network, picture)
        .slice(0, rows)
        .forEach((found, index) => {
          const row = index * rowLength;
          output.storage.set(
            [
              found.centreX * picture.width,
              found.centreY * picture.height,
              found.width * picture.width,
              found.height * picture.height,
              found.score,
            ] as never,
            row,
          );
          const name = toNameIndex(things[found.thing]!.coco);
          output.storage[row + 5 + name] = 1;
        });
      return [output];
    },
  };
}
