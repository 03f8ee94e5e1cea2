import type {Audio, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch} from 'react-native-pytorch-core';
import loadModel from './loadModel';

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/wav2vec2.ptl';

// Kept between recordings, so that only the first one waits for it.
let model: Module | undefined;

// #region input
function toInput(recording: Audio): Tensor {
  const blob = media.toBlob(recording);
  // Two bytes for each sample.
  const shape = [1, blob.size / 2];
  const samples = torch.fromBlob(blob, shape, {dtype: torch.int16});
  // From −32767…32767 to −1…1.
  return samples.div(32767);
}
// #endregion input

/** Writes down what was said in a recording. */
export default async function transcribe(recording: Audio): Promise<string> {
  const input = toInput(recording);
  console.log('Input', input.shape);
  if (model === undefined) {
    model = await loadModel(modelUrl);
  }
  return model.forward(input);
}
