import {Bitmap} from './Bitmap';
import {NativeImage} from './image';
import type {NativeJSRef, Refs} from './refs';
import type {ImageBridge} from './torchlive/types';

/** Images for `media` (`BlobUtils.java`, `MediaUtils.java`). */
export function createImageBridge(refs: Refs): ImageBridge {
  return {
    /** Alpha is dropped, as `bitmapToRGB` does. */
    toPixels(ref: NativeJSRef) {
      const {width, height, data} = refs.unwrap(ref, NativeImage).bitmap;
      const rgb = new Uint8Array(width * height * 3);
      for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
        rgb.set(data.subarray(from, from + 3), to);
      }
      return {width, height, rgb};
    },
    fromPixels({width, height, rgb}) {
      const data = new Uint8ClampedArray(width * height * 4).fill(255);
      for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
        data.set(rgb.subarray(from, from + 3), to);
      }
      return refs.wrap(new NativeImage(new Bitmap({width, height, data})));
    },
  };
}
