import {inspect} from 'torchlive-web';
import {formatValues} from 'torchlive-web/program';
import type {PrintedValue} from '../calls';
import {phone} from './phone';

/** The picture behind a value; undefined if it is no image of the toolkit. */
function pictureOf(value: unknown): ImageBitmap | undefined {
  if (typeof value !== 'object' || value === null || !('ID' in value)) {
    return undefined;
  }
  try {
    const {width, height, rgb} = phone.images.toPixels({ID: String(value.ID)});
    const image = new ImageData(width, height);
    for (let pixel = 0; pixel < width * height; pixel++) {
      image.data.set(rgb.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
      image.data[4 * pixel + 3] = 255;
    }
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    return canvas.transferToImageBitmap();
  } catch {
    // Audio has an ID too, and so has what was released.
    return undefined;
  }
}

/** The form in which a printed value is shown. */
export function toPrinted(value: unknown): PrintedValue {
  const tensor = inspect(value);
  if (tensor !== null) {
    const {dtype, shape} = tensor;
    return {kind: 'tensor', text: String(value), dtype, shape};
  }
  const bitmap = pictureOf(value);
  return bitmap === undefined
    ? {kind: 'text', text: formatValues([value])}
    : {kind: 'picture', bitmap};
}
