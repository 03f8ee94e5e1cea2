import {memory, numel, toContiguous, type Tensor} from 'torchlive-web/tensor';
import {sampleRate, type Bitmap} from 'torchlive-web/browser';
import type {Observation, TensorView} from '../bridge';

/** Numbers of a tensor that are shown. */
const shown = 4;
/** The longer side of a picture that is shown, in pixels. */
const pictureSide = 96;

/** The element with a number, counted row by row. */
export function elementOf(
  {shape, strides, offset, storage}: Tensor,
  index: number,
) {
  let rest = index;
  let at = offset;
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const size = shape[axis] ?? 1;
    at += (rest % size) * (strides[axis] ?? 0);
    rest = Math.floor(rest / size);
  }
  return Number(storage[at]);
}

function firstNumbers(tensor: Tensor): string {
  const count = Math.min(shown, numel(tensor));
  const numbers = Array.from({length: count}, (_, index) => {
    const value = elementOf(tensor, index);
    return Number.isInteger(value) ? String(value) : value.toFixed(3);
  });
  return `${numbers.join(', ')}${numel(tensor) > shown ? ', …' : ''}`;
}

/** Such as `float32 [1, 1000]: -30, -30, …`. */
export function describeTensor(tensor: Tensor): string {
  const {dtype, shape} = tensor;
  return `${dtype} [${shape.join(', ')}]: ${firstNumbers(tensor)}`;
}

/** Such as `6220800 bytes: 239, 234, …`. */
function describeBytes(tensor: Tensor): string {
  const {buffer, byteOffset, byteLength} = memory(toContiguous(tensor));
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  const first = bytes.subarray(0, shown).join(', ');
  return `${byteLength} bytes: ${first}${byteLength > shown ? ', …' : ''}`;
}

/** Axes of the height, the width and the channels of a picture. */
const pictureAxes = ({shape}: Tensor) =>
  shape[2] === 3 ? [0, 1, 2] : [1, 2, 0];

/** A small copy of a picture, as an address. */
function drawPicture(tensor: Tensor): string {
  const axes = pictureAxes(tensor);
  const [height = 1, width = 1] = axes.map((axis) => tensor.shape[axis] ?? 1);
  const [down = 0, right = 0, channel = 0] = axes.map(
    (axis) => tensor.strides[axis] ?? 0,
  );
  const scale = pictureSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  const image = new ImageData(canvas.width, canvas.height);
  for (let i = 0; i < canvas.width * canvas.height; i += 1) {
    const x = Math.floor((i % canvas.width) / scale);
    const y = Math.floor(Math.floor(i / canvas.width) / scale);
    const at = tensor.offset + y * down + x * right;
    for (let c = 0; c < 3; c += 1) {
      image.data[i * 4 + c] = Number(tensor.storage[at + c * channel]);
    }
    image.data[i * 4 + 3] = 255;
  }
  context?.putImageData(image, 0, 0);
  return canvas.toDataURL('image/jpeg');
}

function observePicture(tensor: Tensor): Observation {
  const [height, width] = pictureAxes(tensor).map((axis) => tensor.shape[axis]);
  return {text: `${width} × ${height}`, picture: drawPicture(tensor)};
}

/** The red, green and blue of a bitmap, as they lie in its memory. */
export function pictureOf({width, height, data}: Bitmap): Tensor {
  return {
    dtype: 'uint8',
    shape: [height, width, 3],
    strides: [4 * width, 4, 1],
    offset: 0,
    storage: new Uint8Array(data.buffer),
  };
}

/** Such as `48000 samples, 3.0 s`. */
function describeSound(samples: number): string {
  return `${samples} samples, ${(samples / sampleRate).toFixed(1)} s`;
}

/** What a diagram shows of a tensor. */
export const views: Readonly<
  Record<TensorView, (tensor: Tensor) => Observation>
> = {
  numbers: (tensor) => ({text: describeTensor(tensor)}),
  bytes: (tensor) => ({text: describeBytes(tensor)}),
  picture: observePicture,
  samples: (tensor) => ({text: describeSound(numel(tensor))}),
};
