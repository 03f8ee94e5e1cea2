import type {Image, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;

function toInput(image: Image): Tensor {
  const width = image.getWidth();
  const height = image.getHeight();
  let tensor = torch.fromBlob(media.toBlob(image), [height, width, 3]);
  tensor = tensor.permute([2, 0, 1]);
  tensor = tensor.div(255);
  tensor = T.centerCrop(Math.min(width, height))(tensor);
  tensor = T.resize(224)(tensor);
  tensor = T.normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225])(tensor);
  return tensor.unsqueeze(0);
}

/** Says what is in a photo. */
export default async function classifyImage(image: Image): Promise<string> {
  const input = toInput(image);
  console.log('Input', input.shape);
  return 'no model yet';
}
