import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';
import description from './classifier.json';
import {deviations, means} from './imageNet';
import {readNetwork, runNetwork} from './network';
import {resizePlanes, scaleChannels, toPlanes} from './planes';
import {things} from './things';

const classes = 1000;
/** The score of the classes that it does not know. */
const unknown = -30;

/** The classifier of drawn things, in the form of MobileNetV3: a score for each class of ImageNet. */
export function createClassifierModel(file: ArrayBuffer): LoadedModel {
  const {size, layers} = description;
  const network = readNetwork(layers, file);
  return {
    forward([input]) {
      const picture = scaleChannels(
        toPlanes(input as Tensor),
        deviations,
        means,
      );
      const small = resizePlanes(picture, size, size);
      const cells = runNetwork(
        network,
        scaleChannels(small, [2, 2, 2], [-1, -1, -1]),
      );
      const scores = empty('float32', [1, classes]);
      scores.storage.fill(unknown as never);
      const area = cells.height * cells.width;
      things.forEach(({imageNet}, thing) => {
        let sum = 0;
        for (let i = thing * area; i < (thing + 1) * area; i += 1) {
          sum += cells.data[i]!;
        }
        scores.storage[imageNet] = sum / area;
      });
      return scores;
    },
  };
}
