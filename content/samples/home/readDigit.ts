import {media, torch, torchvision} from 'react-native-pytorch-core';
import type {Image, Module, Tensor} from 'react-native-pytorch-core';

const {grayscale, normalize, resize} = torchvision.transforms;

export async function readDigit(model: Module, drawing: Image) {
  const shape = [drawing.getHeight(), drawing.getWidth(), 3];
  const pixels = torch.fromBlob(media.toBlob(drawing), shape);
  let input = pixels.permute([2, 0, 1]).div(255);
  input = resize([28, 28])(grayscale()(input));
  input = normalize([0.1307], [0.3081])(input).unsqueeze(0);
  const scores: Tensor = await model.forward(input);
  return scores.argmax().item();
}
