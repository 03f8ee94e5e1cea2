import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';
import loadModel from './loadModel';

const T = torchvision.transforms;

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/mobilenet_v3_small.ptl';
const labelsUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/ImageNetClasses.json';

// Created once, because frames come many times a second.
const resize = T.resize(224);
const normalize = T.normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]);

/** A model and the names of its classes. */
export type Classifier = {model: Module; labels: string[]};

/** Loads the model before the camera starts. */
export async function loadClassifier(): Promise<Classifier> {
  const model = await loadModel(modelUrl);
  const response = await fetch(labelsUrl);
  return {model, labels: await response.json()};
}

function toInput(frame: Image): Tensor {
  const width = frame.getWidth();
  const height = frame.getHeight();
  let tensor = torch.fromBlob(media.toBlob(frame), [height, width, 3]);
  tensor = tensor.permute([2, 0, 1]);
  tensor = tensor.div(255);
  tensor = T.centerCrop(Math.min(width, height))(tensor);
  return normalize(resize(tensor)).unsqueeze(0);
}

/** Names what a frame shows; an empty string if the model is not sure. */
export default async function classifyFrame(
  frame: Image,
  {model, labels}: Classifier,
): Promise<string> {
  const scores: Tensor = await model.forward(toInput(frame));
  const probabilities = scores.squeeze(0).softmax(0);
  const index = probabilities.argmax().item();
  if (probabilities[index].item() < 0.5) {
    return '';
  }
  // The names are those of another model if there are more or fewer.
  const isNamed = labels.length === probabilities.shape[0];
  return isNamed ? labels[index] : `Class ${index}`;
}
