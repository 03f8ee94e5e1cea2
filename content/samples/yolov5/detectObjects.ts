import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';
import decodeRows from './decodeRows';
import type {Detection} from './detection';
import loadModel from './loadModel';
import suppressNonMaximum from './suppressNonMaximum';

const T = torchvision.transforms;

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.2.0/yolov5s.ptl';
const labelsUrl =
  'https://unpkg.com/react-native-template-pytorch-live@0.2.3/template/assets/coco/coco.json';

const inputSize = 640;

// Kept between photos, so that only the first one waits for them.
let model: Module | undefined;
let labels: string[] | undefined;

async function loadLabels(): Promise<string[]> {
  const response = await fetch(labelsUrl);
  const withGaps: string[] = await response.json();
  // The list has 91 places for 80 names; YOLOv5 counts the names only.
  return withGaps.filter((name) => name !== 'N/A');
}

function toInput(image: Image): Tensor {
  const size = [image.getHeight(), image.getWidth(), 3];
  let tensor = torch.fromBlob(media.toBlob(image), size);
  tensor = tensor.permute([2, 0, 1]);
  tensor = tensor.div(255);
  tensor = T.resize([inputSize, inputSize])(tensor);
  return tensor.unsqueeze(0);
}

/** Finds the objects in a photo. */
export default async function detectObjects(
  image: Image,
): Promise<Detection[]> {
  const input = toInput(image);
  console.log('Input', input.shape);
  if (model === undefined) {
    model = await loadModel(modelUrl);
  }
  if (labels === undefined) {
    labels = await loadLabels();
  }
  const [rows]: Tensor[] = await model.forward(input);
  console.log('Rows', rows.shape);
  const candidates = decodeRows(
    rows.contiguous().data(),
    rows.shape[2],
    labels,
    image.getWidth() / inputSize,
    image.getHeight() / inputSize,
  );
  const detections = suppressNonMaximum(candidates);
  console.log(`${candidates.length} candidates, ${detections.length} objects`);
  return detections;
}
