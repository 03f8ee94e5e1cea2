import {decodeWeights} from '../../src/components/DigitDemo/network/weightsFile';
import {forward} from '../../src/components/DigitDemo/network/forward';
import {empty, type Tensor} from '../engine/tensor';
import type {LoadedModel} from '../native/torchlive/types';
import {resizePlanes, toPlanes, type Planes} from './planes';

/** What `mnist.ptl` was trained with, and its live spec normalizes with. */
const mean = 0.1307;
const deviation = 0.3081;
/** Digits of the training set fill a box of 20 in a square of 28. */
const boxSide = 20;
const side = 28;
/** Less ink than this is the edge of a stroke. */
const faint = 0.2;

/** The part of a picture that has ink; `undefined` if none has. */
function cropInk({data, width, height}: Planes): Planes | undefined {
  const inked = [...data.keys()].filter((at) => data[at]! > faint);
  if (inked.length === 0) {
    return undefined;
  }
  const xs = inked.map((at) => at % width);
  const ys = inked.map((at) => Math.floor(at / width));
  const left = Math.max(0, Math.min(...xs));
  const top = Math.min(...ys);
  const cropWidth = Math.max(...xs) - left + 1;
  const cropHeight = Math.min(height, Math.max(...ys) + 1) - top;
  const cropped = new Float32Array(cropWidth * cropHeight);
  cropped.forEach((_, at) => {
    const row = top + Math.floor(at / cropWidth);
    cropped[at] = data[row * width + left + (at % cropWidth)]!;
  });
  return {channels: 1, width: cropWidth, height: cropHeight, data: cropped};
}

/** Puts the ink into the middle of the square as the training digits have it, by its mass. */
function centre(ink: Planes): Float32Array {
  const image = new Float32Array(side * side);
  const digit = cropInk(ink);
  if (digit === undefined) {
    return image;
  }
  const scale = boxSide / Math.max(digit.width, digit.height);
  const fitted = resizePlanes(
    digit,
    Math.max(1, Math.round(digit.height * scale)),
    Math.max(1, Math.round(digit.width * scale)),
  );
  let [mass, x, y] = [0, 0, 0];
  fitted.data.forEach((value, at) => {
    mass += value;
    x += value * ((at % fitted.width) + 0.5);
    y += value * (Math.floor(at / fitted.width) + 0.5);
  });
  const left = Math.round(side / 2 - x / mass);
  const top = Math.round(side / 2 - y / mass);
  fitted.data.forEach((value, at) => {
    const column = left + (at % fitted.width);
    const row = top + Math.floor(at / fitted.width);
    if (column >= 0 && column < side && row >= 0 && row < side) {
      image[row * side + column] = value;
    }
  });
  return image;
}

/** The home page's digit network, in the form of `mnist.ptl`: a score for each digit. */
export function createDigitModel(file: ArrayBuffer): LoadedModel {
  const network = decodeWeights(file);
  return {
    forward([input]) {
      const planes = toPlanes(input as Tensor);
      const data = planes.data.map((value) =>
        Math.min(1, Math.max(0, value * deviation + mean)),
      );
      const scores = empty('float32', [1, 10]);
      const logits = forward(network, centre({...planes, data}));
      (scores.storage as Float32Array).set(logits);
      return scores;
    },
  };
}
