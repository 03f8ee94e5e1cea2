import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';
import description from './cartoon.json';
import {readNetwork, runNetwork} from './network';
import {toPlanes, type Planes} from './planes';

/** Turns groups of channels into squares of pixels, as PyTorch's `pixel_shuffle` does. */
function pixelShuffle(planes: Planes, factor: number): Planes {
  const channels = planes.channels / factor ** 2;
  const height = planes.height * factor;
  const width = planes.width * factor;
  const data = new Float32Array(planes.data.length);
  for (let channel = 0; channel < channels; channel += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const part = (y % factor) * factor + (x % factor);
        const source = channel * factor ** 2 + part;
        const row = source * planes.height + Math.floor(y / factor);
        data[(channel * height + y) * width + x] =
          planes.data[row * planes.width + Math.floor(x / factor)]!;
      }
    }
  }
  return {channels, height, width, data};
}

/** The painter, in the form of AnimeGAN: a picture from −1 to 1 becomes another. */
export function createCartoonModel(file: ArrayBuffer): LoadedModel {
  const network = readNetwork(description.layers, file);
  return {
    forward([input]) {
      const picture = toPlanes(input as Tensor);
      const painted = pixelShuffle(
        runNetwork(network, picture),
        description.pixelShuffle,
      );
      const {channels, height, width, data} = painted;
      const output = empty('float32', [1, channels, height, width]);
      const storage = output.storage as Float32Array;
      data.forEach((value, index) => {
        storage[index] = Math.min(1, Math.max(-1, value));
      });
      return output;
    },
  };
}
