import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';
import loadModel from './loadModel';

const T = torchvision.transforms;

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/mobilenet_v3_small.ptl';
const labelsUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/ImageNetClasses.json';

// Kept between photos, so that only the first one waits for them.
let model: Module | undefined;
let labels: string[] | undefined;

async function loadLabels(): Promise<string[]> {
  const response = await fetch(labelsUrl);
  return response.json();
}

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

/** Says what is in a photo, and how sure the model is. */
export default async function classifyImage(image: Image): Promise<string> {
  const input = toInput(image);
  if (model === undefined) {
    model = await loadModel(modelUrl);
  }
  if (labels === undefined) {
    labels = await loadLabels();
  }
  const scores: Tensor = await model.forward(input);
  const probabilities = scores.squeeze(0).softmax(0);
  const index = probabilities.argmax().item();
  const percent = Math.round(100 * probabilities[index].item());
  // The names are those of another model if there are more or fewer.
  const isNamed = labels.length === probabilities.shape[0];
  const name = isNamed ? labels[index] : `Class ${index}`;
  console.log(`Class ${index}: ${name}, ${percent}%`);
  const guess = `${name} (${percent}%)`;
  return percent < 50 ? `Not sure, perhaps ${guess}` : guess;
}
