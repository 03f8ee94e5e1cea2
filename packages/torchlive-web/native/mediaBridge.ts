import {NativeAudio, toBytes, toSamples} from './audio/NativeAudio';
import {Bitmap} from './Bitmap';
import type {Host} from './host';
import {NativeImage} from './image';
import {createAudioObject, createImageObject} from './mediaObjects';
import type {Refs} from './refs';
import type {ImageBridge, TorchliveOptions} from './torchlive/types';

/** Images and audio for `media` and `experimental` (`BlobUtils.java`, `MediaUtils.java`). */
export function createMediaBridge(host: Host, refs: Refs) {
  const images: ImageBridge = {
    /** Alpha is dropped: `bitmapToRGB`. */
    toPixels(ref) {
      const {width, height, data} = refs.unwrap(ref, NativeImage).bitmap;
      const rgb = new Uint8Array(width * height * 3);
      for (let from = 0, to = 0; from < data.length; from++) {
        rgb[to++] = data[from++] ?? 0;
        rgb[to++] = data[from++] ?? 0;
        rgb[to++] = data[from++] ?? 0;
      }
      return {width, height, rgb};
    },

    fromPixels({width, height, rgb, alpha}) {
      const data = new Uint8ClampedArray(width * height * 4);
      for (let pixel = 0, from = 0, to = 0; to < data.length; pixel++) {
        const a = alpha?.[pixel] ?? 255;
        data[to++] = store(rgb[from++] ?? 0, a);
        data[to++] = store(rgb[from++] ?? 0, a);
        data[to++] = store(rgb[from++] ?? 0, a);
        data[to++] = a;
      }
      const bitmap = new Bitmap({width, height, data});
      return createImageObject(refs, new NativeImage(bitmap));
    },

    toBlob(ref) {
      const object = refs.unwrap(ref, Object);
      if (object instanceof NativeImage) {
        return {bytes: images.toPixels(ref).rgb, type: 'image/x-playtorch-rgb'};
      }
      const {samples} = refs.unwrap(ref, NativeAudio);
      return {bytes: toBytes(samples), type: 'audio/x-playtorch'};
    },
  };

  const audio = ((bytes) =>
    createAudioObject(
      refs,
      new NativeAudio(host, toSamples(bytes.slice())),
    )) satisfies TorchliveOptions['audio'];

  return {images, audio};
}

/** What is left of a channel in a bitmap, which stores it multiplied by alpha. */
function store(value: number, alpha: number): number {
  const stored = Math.round((value * alpha) / 255);
  return alpha === 0 ? 0 : (stored * 255) / alpha;
}
