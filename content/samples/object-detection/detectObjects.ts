import type {Image, Module, Tensor} from 'react-native-pytorch-core';
import {media, torch, torchvision} from 'react-native-pytorch-core';
import decodeDetections from './decodeDetections';
import type {Detection} from './detection';
import loadModel from './loadModel';

const T = torchvision.transforms;

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/detr_resnet50.ptl';
const labelsUrl =
  'https://unpkg.com/react-native-template-pytorch-live@0.2.3/template/assets/coco/coco.json';

type Output = {pred_logits: Tensor; pred_boxes: Tensor};

// Kept between photos, so that only the first one waits for them.
let model: Module | undefined;
let labels: string[] | undefined;

async function loadLabels(): Promise<string[]> {
  const response = await fetch(labelsUrl);
  return response.json();
}

function toInput(image: Image): Tensor {
  const size = [image.getHeight(), image.getWidth(), 3];
  let tensor = torch.fromBlob(media.toBlob(image), size);
  tensor = tensor.permute([2, 0, 1]);
  tensor = tensor.div(255);
  tensor = T.resize(800)(tensor);
  tensor = T.normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225])(tensor);
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
  const output: Output = await model.forward(input);
  const [, queries, classes] = output.pred_logits.shape;
  const detections = decodeDetections(
    {
      logits: output.pred_logits.contiguous().data(),
      boxes: output.pred_boxes.contiguous().data(),
      queries,
      classes,
    },
    labels,
    image.getWidth(),
    image.getHeight(),
  );
  console.log(`${detections.length} objects`);
  return detections;
}
