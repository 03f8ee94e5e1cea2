import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';
import loadModel from './loadModel';

const T = torchvision.transforms;

const modelUrl = 'https://fb.me/ptl/deeplabv3_mobilenet.ptl';

/** Pixels of a side, of the image that the model gets and of its answer. */
export const side = 256;

// Kept between images, so that only the first one waits for it.
let model: Module | undefined;

function toInput(image: Image): Tensor {
  const width = image.getWidth();
  const height = image.getHeight();
  let tensor = torch.fromBlob(media.toBlob(image), [height, width, 3]);
  tensor = tensor.permute([2, 0, 1]);
  tensor = tensor.div(255);
  tensor = T.centerCrop(Math.min(width, height))(tensor);
  tensor = T.resize(side)(tensor);
  tensor = T.normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225])(tensor);
  return tensor.unsqueeze(0);
}

/** The class of every pixel of the middle square, row by row. */
export default async function segmentImage(image: Image): Promise<number[]> {
  const input = toInput(image);
  console.log('Input', input.shape);
  if (model === undefined) {
    model = await loadModel(modelUrl);
  }
  const {out}: {out: Tensor} = await model.forward(input);
  console.log('Output', out.shape);
  const classes = out.squeeze(0).argmax({dim: 0});
  return Array.from(classes.to({dtype: torch.int32}).data());
}
