import {torchvision} from 'react-native-pytorch-core';
import type {Module, Tensor} from 'react-native-pytorch-core';

type Found = {pred_logits: Tensor; pred_boxes: Tensor};
type DrawBox = (label: string, box: ArrayLike<number>) => void;

const {normalize, resize} = torchvision.transforms;
const mean = [0.485, 0.456, 0.406];
const std = [0.229, 0.224, 0.225];

export async function findObjects(
  detr: Module,
  photo: Tensor,
  labels: readonly string[],
  drawBox: DrawBox,
) {
  // #region lines
  const scaled = resize(800).forward(photo.div(255));
  const input = normalize(mean, std).forward(scaled);
  const found: Found = await detr.forward(input.unsqueeze(0));
  const scores = found.pred_logits.squeeze(0);
  const boxes = found.pred_boxes.squeeze(0);
  for (let query = 0; query < 100; query += 1) {
    const label = labels[scores[query].argmax().item()];
    if (label) drawBox(label, boxes[query].data());
  }
  // #endregion lines
}
