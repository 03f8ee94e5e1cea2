import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';

const {centerCrop, normalize, resize} = torchvision.transforms;
const toScale = normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]);

/** A model, and the names of its classes in its order. */
export type Classifier = {model: Module; labels: readonly string[]};

export type Guess = {label: string; probability: number};

/** Loads both files of the folder `public`. */
export async function loadClassifier(): Promise<Classifier> {
  const [model, response] = await Promise.all([
    torch.jit._loadForMobile('./model.ptl'),
    fetch('./labels.json'),
  ]);
  return {model, labels: await response.json()};
}

/** What MobileNet expects: the middle of the image as float32 [1, 3, 224, 224]. */
function toInput(image: Image): Tensor {
  const [width, height] = [image.getWidth(), image.getHeight()];
  const bytes = torch.fromBlob(media.toBlob(image), [height, width, 3]);
  const pixels = bytes.permute([2, 0, 1]).div(255);
  const middle = centerCrop(Math.min(width, height))(pixels);
  return toScale(resize(224)(middle)).unsqueeze(0);
}

/** The three likeliest classes, the best first. */
export async function classify(
  image: Image,
  {model, labels}: Classifier,
): Promise<Guess[]> {
  const scores = await model.forward<[Tensor], Tensor>(toInput(image));
  const [values, indices] = scores.squeeze(0).softmax(0).topk(3);
  return [0, 1, 2].map((rank) => ({
    label: labels[indices[rank].item()] ?? 'unknown',
    probability: values[rank].item(),
  }));
}
