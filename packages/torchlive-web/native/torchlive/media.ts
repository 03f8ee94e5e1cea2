import {clone} from '../../tensors/copy';
import {check, fail, RuntimeLimit} from '../../tensors/errors';
import {channelsLastStrides, entry} from '../../tensors/layout';
import {numel, type Tensor} from '../../tensors/tensor';
import {unsqueeze} from '../../tensors/views';
import {argument, asTensor, requireArguments} from './arguments';
import {Blob, blobObject, isBlob} from './blob';
import {asHostObject, hostFunction} from './hostObject';
import {inspect} from './inspect';
import {asNumber, isObject} from './jsi';
import {rawBytes} from './operations/memory';
import {isSince, type Release} from '../release';
import type {ImageBridge, RgbPixels, TorchliveOptions} from './types';

const channelsOf: Readonly<Record<string, number>> = {
  'image/x-playtorch-grayscale': 1,
  'image/x-playtorch-rgb': 3,
  'image/x-playtorch-rgba': 4,
};

const [grayscale, rgb, rgba] = Object.keys(channelsOf) as [
  string,
  string,
  string,
];

const noImages: ImageBridge = {
  toPixels: () => fail('this runtime was set up without images'),
  fromPixels: () => fail('this runtime was set up without images'),
};

/** As `std::to_string` writes a double. */
const cDouble = (value: number) => value.toFixed(6);

/** Pixels as Android's bitmap holds them: colours multiplied by alpha. */
function pixelsOf(
  bytes: Uint8Array,
  channels: number,
  width: number,
  height: number,
): RgbPixels {
  const count = width * height;
  if (bytes.length < count * channels) {
    throw new RuntimeLimit(
      `${width}×${height} pixels need ${count * channels} bytes, but the blob has ${bytes.length}`,
    );
  }
  if (channels === 3) {
    return {width, height, rgb: bytes.slice(0, count * 3)};
  }
  const pixels = new Uint8Array(count * 3);
  const alpha = new Uint8Array(channels === 4 ? count : 0);
  for (let at = 0; at < count; at++) {
    const opacity = channels === 4 ? entry(bytes, at * 4 + 3) : 255;
    if (channels === 4) {
      alpha[at] = opacity;
    }
    for (let c = 0; c < 3; c++) {
      const value = entry(bytes, at * channels + (channels === 4 ? c : 0));
      pixels[at * 3 + c] = Math.trunc((value * opacity) / 255);
    }
  }
  return channels === 4
    ? {width, height, rgb: pixels, alpha}
    : {width, height, rgb: pixels};
}

function imageFromBlob(
  blob: Blob,
  width: number,
  height: number,
  release: Release,
  images: ImageBridge,
): object {
  // 0.2.0 knows no types: every blob is RGB.
  const channels = isSince(release, '0.2.1') ? channelsOf[blob.type] : 3;
  if (channels === undefined) {
    fail(
      `error on converting blob to image with width: ${cDouble(width)}, height: ${cDouble(height)}\njava.lang.UnsupportedOperationException: Cannot create image from blob with type: ${blob.type}`,
    );
  }
  return images.fromPixels(
    pixelsOf(blob.bytes, channels, Math.trunc(width), Math.trunc(height)),
  );
}

/** Copies one byte for each element, whatever the dtype. */
const tensorToBlob = (tensor: Tensor, type = '') =>
  new Blob(rawBytes(tensor, numel(tensor)), type);

/** The type of the image that a tensor holds, by its channels. */
function imageType({shape, dtype}: Tensor, release: Release): string {
  const isImage = shape.length === 3 && dtype === 'uint8';
  if (!isSince(release, '0.2.1')) {
    check(
      isImage && shape[0] === 3,
      'input tensor must be of shape (3, height, width) with dtype uint8',
    );
    return rgb;
  }
  check(
    isImage,
    'input tensor must be of shape (channels, height, width) with dtype uint8',
  );
  const types: Readonly<Record<number, string>> = {
    1: grayscale,
    3: rgb,
    4: rgba,
  };
  return (
    types[entry(shape, 0)] ??
    fail(
      'input tensor must be of shape (1, height, width) or (3, height, width) or (4, height, width)',
    )
  );
}

function toBlob(args: readonly unknown[], images: ImageBridge): Blob {
  check(args.length === 1, 'function requires 1 argument');
  const [value] = args;
  if (!isObject(value)) {
    fail('argument must be an object');
  }
  const tensor = inspect(value);
  if (tensor) {
    return tensorToBlob(tensor);
  }
  const {ID: id} = value as {ID?: unknown};
  if (!('ID' in value)) {
    fail('object must have ID property');
  }
  if (typeof id !== 'string') {
    fail('ID property must be a string');
  }
  const reference = {ID: id};
  if (images.toBlob) {
    const {bytes, type} = images.toBlob(reference);
    return new Blob(bytes, type);
  }
  return new Blob(images.toPixels(reference).rgb, rgb);
}

/** The namespace `media`. */
export function mediaNamespace({
  release,
  images = noImages,
}: TorchliveOptions): object {
  return {
    imageFromBlob: hostFunction('imageFromBlob', 3, (_, args) => {
      requireArguments(args, 3);
      const blob = asHostObject(args[0], isBlob);
      return imageFromBlob(
        blob,
        asNumber(args[1]),
        asNumber(args[2]),
        release,
        images,
      );
    }),
    imageFromTensor: hostFunction('imageFromTensor', 1, (_, args) => {
      const tensor = asTensor(argument(args, 0));
      const type = imageType(tensor, release);
      const [channels, height, width] = tensor.shape as [
        number,
        number,
        number,
      ];
      const batch = unsqueeze(tensor, 0);
      const interleaved = clone(
        batch,
        channelsLastStrides([1, channels, height, width]),
      );
      const blob = tensorToBlob(interleaved, type);
      return imageFromBlob(blob, width, height, release, images);
    }),
    toBlob: hostFunction('toBlob', 1, (_, args) =>
      blobObject(toBlob(args, images), release),
    ),
  };
}
