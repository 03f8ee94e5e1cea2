import {AudioUtil, media, torch} from 'react-native-pytorch-core';
import type {Module} from 'react-native-pytorch-core';

export async function hearWords(model: Module) {
  // #region lines
  const recording = await AudioUtil.stopRecord();
  if (recording === null) return null;
  const blob = media.toBlob(recording);
  const shape = [1, blob.size / 2];
  const pcm = torch.fromBlob(blob, shape, {dtype: 'int16'});
  const words: string = await model.forward(pcm.div(32767));
  // #endregion lines
  return words;
}
