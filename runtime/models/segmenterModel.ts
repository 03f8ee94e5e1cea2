import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';
import {deviations, means} from './imageNet';
import {readNetwork, runNetwork} from './network';
import {resizePlanes, scaleChannels, toPlanes} from './planes';
import description from './segmenter.json';

const vocClasses = 21;
/** The score of the classes that it does not know. */
const unknown = -30;

/** The segmenter of drawn things, in the form of DeepLabV3: a score for each class of Pascal VOC at each pixel. */
export function createSegmenterModel(file: ArrayBuffer): LoadedModel {
  const {size, layers, classes} = description;
  const network = readNetwork(layers, file);
  return {
    forward([input]) {
      const picture = toPlanes(input as Tensor);
      const {height, width} = picture;
      const small = scaleChannels(
        resizePlanes(picture, size, size),
        deviations.map((deviation) => 2 * deviation),
        means.map((mean) => 2 * mean - 1),
      );
      const scores = resizePlanes(runNetwork(network, small), height, width);
      const output = empty('float32', [1, vocClasses, height, width]);
      const storage = output.storage as Float32Array;
      storage.fill(unknown);
      const area = height * width;
      classes.forEach((voc, index) => {
        const known = scores.data.subarray(index * area, (index + 1) * area);
        storage.set(known, voc * area);
      });
      return {out: output};
    },
  };
}
