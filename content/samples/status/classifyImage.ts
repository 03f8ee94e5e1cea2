import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';

const T = torchvision.transforms;

let model: Module | undefined;

/** Names what is in a photo. */
export async function classifyImage(
  image: Image,
  modelPath: string,
  labels: string[],
): Promise<string> {
  model ??= await torch.jit._loadForMobile(modelPath);
  const width = image.getWidth();
  const height = image.getHeight();
  let input = torch.fromBlob(media.toBlob(image), [height, width, 3]);
  input = input.permute([2, 0, 1]).div(255);
  input = T.centerCrop(Math.min(width, height))(input);
  input = T.resize(224)(input);
  input = T.normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225])(input);
  const scores: Tensor = await model.forward(input.unsqueeze(0));
  return labels[scores.argmax().item()];
}
