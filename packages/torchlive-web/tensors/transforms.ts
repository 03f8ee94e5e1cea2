import {cast, copyInto, preservedStrides} from './copy';
import {check} from './errors';
import {addScaled, mul} from './elementwise';
import {entry, suggestedStrides, type Sizes} from './layout';
import {broadcastShapes, list} from './shape';
import {empty, isFloat, type Tensor} from './tensor';
import {expand, narrow, select, unsqueeze} from './views';
import {walk} from './walk';

/** Rounds half to even, as Python does. */
function roundHalf(twice: number): number {
  const half = Math.floor(twice / 2);
  return twice % 2 === 0 ? half : half + (half % 2 === 0 ? 0 : 1);
}

/** With zeros around the last two dimensions. */
function pad(
  image: Tensor,
  left: number,
  right: number,
  top: number,
  bottom: number,
): Tensor {
  const [height, width] = image.shape.slice(-2) as [number, number];
  const rank = image.shape.length;
  const shape = [
    ...image.shape.slice(0, -2),
    height + top + bottom,
    width + left + right,
  ];
  const out = empty(image.dtype, shape, paddedStrides(shape, image));
  const inside = narrow(
    narrow(out, rank - 2, top, height),
    rank - 1,
    left,
    width,
  );
  copyInto(inside, image);
  return out;
}

/** libtorch pads batches, so an image counts as a batch of one. */
function paddedStrides(shape: Sizes, image: Tensor): Sizes {
  if (shape.length >= 4) {
    return suggestedStrides(shape, image);
  }
  const batch = unsqueeze(image, 0);
  return suggestedStrides([1, ...shape], batch).slice(1);
}

/** torchvision's `center_crop`: a view, unless the image is too small and padded. */
export function centerCrop(image: Tensor, size: Sizes): Tensor {
  const rank = image.shape.length;
  check(rank >= 2, 'Tensor is not a torch image.');
  const [cropHeight, cropWidth = cropHeight] = size as [number, number?];
  const missing = (crop: number, length: number) => Math.max(crop - length, 0);
  const [height, width] = image.shape.slice(-2) as [number, number];
  const [down, across] = [
    missing(cropHeight, height),
    missing(cropWidth, width),
  ];
  const whole =
    down + across > 0
      ? pad(image, across >> 1, (across + 1) >> 1, down >> 1, (down + 1) >> 1)
      : image;
  const top = roundHalf(entry(whole.shape, -2) - cropHeight);
  const left = roundHalf(entry(whole.shape, -1) - cropWidth);
  const rows = narrow(whole, rank - 2, top, Math.max(cropHeight, 0));
  return narrow(rows, rank - 1, left, Math.max(cropWidth, 0));
}

/** `(x - mean) / std`, rounded to single precision in between. */
function normalizeFloats(
  out: Float32Array,
  a: Float32Array,
  mean: number,
  std: number,
): void {
  for (let k = 0; k < out.length; k++) {
    out[k] = Math.fround((a[k] ?? 0) - mean) / std;
  }
}

/** torchvision's `normalize`: a new tensor of the same float dtype. */
export function normalize(
  image: Tensor,
  means: readonly number[],
  stds: readonly number[],
): Tensor {
  const {shape, dtype} = image;
  const rank = shape.length;
  const code = {
    uint8: 0,
    int8: 1,
    int16: 2,
    int32: 3,
    int64: 4,
    float32: 6,
    float64: 7,
  };
  check(
    isFloat(image),
    `Input tensor should be a float tensor. Got ${code[dtype]}.`,
  );
  check(
    rank >= 3,
    `Expected tensor to be a tensor image of size (..., C, H, W). Got tensor.size() = ${list(shape)}.`,
  );
  // TorchScript makes a list float32 first, even for float64.
  const [mean, std] = [means.map(Math.fround), stds.map(Math.fround)];
  check(
    !std.includes(0),
    `std evaluated to zero after conversion to ${code[dtype]}, leading to division by zero.`,
  );
  for (const values of [mean, std]) {
    broadcastInPlace(shape, [values.length, 1, 1]);
  }
  const out = empty(dtype, shape, preservedStrides(image));
  const single = dtype === 'float32';
  const round = single ? Math.fround : (x: number) => x;
  const [to, a] = [out.storage as Float32Array, image.storage as Float32Array];
  for (let channel = 0; channel < entry(shape, -3); channel++) {
    const [target, source] = [out, image].map((tensor) =>
      select(tensor, rank - 3, channel),
    ) as [Tensor, Tensor];
    const of = (values: readonly number[]) =>
      values[channel] ?? entry(values, 0);
    const [m, s] = [of(mean), of(std)];
    walk(
      target.shape,
      [target, source],
      (count, [o = 0, i = 0], [outStep = 0, step = 0]) => {
        if (single && outStep === 1 && step === 1) {
          const row = a.subarray(i, i + count);
          normalizeFloats(to.subarray(o, o + count), row, m, s);
          return;
        }
        for (let k = 0; k < count; k++) {
          to[o + k * outStep] = round((a[i + k * step] ?? 0) - m) / s;
        }
      },
    );
  }
  return out;
}

/** Throws where an operation in place would have to grow its tensor. */
function broadcastInPlace(shape: Sizes, other: Sizes): void {
  const result = broadcastShapes(shape, other);
  check(
    list(result) === list(shape),
    `output with shape ${list(shape)} doesn't match the broadcast shape ${list(result)}`,
  );
}

/** torchvision's `rgb_to_grayscale`, with one channel or three alike. */
export function grayscale(image: Tensor, channels: number): Tensor {
  const rank = image.shape.length;
  check(
    rank >= 3,
    `Input image tensor should have at least 3 dimensions, but found ${rank}`,
  );
  const found = entry(image.shape, -3);
  check(
    found === 3,
    `Input image tensor permitted channel values are [3], but found ${found}`,
  );
  const part = (channel: number, weight: number) =>
    mul(select(image, rank - 3, channel), weight, 'common');
  const sum = addScaled(
    addScaled(part(0, 0.2989), part(1, 0.587), 1, 'common'),
    part(2, 0.114),
    1,
    'common',
  );
  const gray = unsqueeze(cast(sum, image.dtype), -3);
  return channels === 3 ? expand(gray, image.shape) : gray;
}
