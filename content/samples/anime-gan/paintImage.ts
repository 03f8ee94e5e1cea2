import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';
import loadModel from './loadModel';

const T = torchvision.transforms;

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.2.0-rc.0/animegan2_face_paint_512_v2.ptl';

// Kept between images, so that only the first one waits for it.
let model: Module | undefined;

// #region input
function toInput(image: Image): Tensor {
  const width = image.getWidth();
  const height = image.getHeight();
  let tensor = torch.fromBlob(media.toBlob(image), [height, width, 3]);
  tensor = tensor.permute([2, 0, 1]);
  tensor = tensor.div(255);
  tensor = T.centerCrop(Math.min(width, height))(tensor);
  tensor = T.resize(512)(tensor);
  // From 0…1 to −1…1, the range that the model was trained with.
  tensor = tensor.mul(2).sub(1);
  return tensor.unsqueeze(0);
}
// #endregion input

// #region output
function toImage(output: Tensor): Image {
  let tensor = output.squeeze(0);
  // And back: from −1…1 to 0…255.
  tensor = tensor.add(1).div(2).mul(255);
  return media.imageFromTensor(tensor.to({dtype: torch.uint8}));
}
// #endregion output

/** Paints an image anew; the caller releases both. */
export default async function paintImage(image: Image): Promise<Image> {
  const input = toInput(image);
  console.log('Input', input.shape);
  if (model === undefined) {
    model = await loadModel(modelUrl);
  }
  const start = Date.now();
  const output: Tensor = await model.forward(input);
  console.log('Output', output.shape, `after ${Date.now() - start} ms`);
  return toImage(output);
}
