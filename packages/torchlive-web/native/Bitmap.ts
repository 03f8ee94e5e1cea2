import {RuntimeLimit} from '../tensors/errors';

/** Bytes of a picture: RGBA with straight alpha, row by row from the top. */
export type RgbaPixels = {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
};

type Bytes = RgbaPixels['data'];

/** What makes a canvas: the part of a `Host` that a bitmap needs. */
type CanvasMaker = {
  createCanvas(width: number, height: number): OffscreenCanvas;
};

/** `android.graphics.Bitmap`: bytes, a canvas, or both once both were needed. */
export class Bitmap {
  readonly width: number;
  readonly height: number;
  #data: Bytes | undefined;
  #canvas: OffscreenCanvas | undefined;

  constructor(source: RgbaPixels | OffscreenCanvas) {
    this.width = source.width;
    this.height = source.height;
    if ('data' in source) {
      this.#data = source.data;
    } else {
      this.#canvas = source;
    }
  }

  /** RGBA with straight alpha. */
  get data(): Bytes {
    this.#data ??= read(this.#canvas, this.width, this.height);
    return this.#data;
  }

  /** Something that a canvas can draw. */
  toCanvas(host: CanvasMaker): OffscreenCanvas {
    if (this.#canvas === undefined) {
      this.#canvas = host.createCanvas(this.width, this.height);
      const context = this.#canvas.getContext('2d');
      if (context) {
        const image = context.createImageData(this.width, this.height);
        image.data.set(this.data);
        context.putImageData(image, 0, 0);
      }
    }
    return this.#canvas;
  }

  /** `Bitmap.createBitmap(source, x, y, width, height)`. */
  crop(x: number, y: number, width: number, height: number): Bitmap {
    checkCrop(this, x, y, width, height);
    const data = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row++) {
      const from = ((y + row) * this.width + x) * 4;
      data.set(this.data.subarray(from, from + width * 4), row * width * 4);
    }
    return new Bitmap({width, height, data});
  }
}

function read(
  canvas: OffscreenCanvas | undefined,
  width: number,
  height: number,
): Bytes {
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels?.data ?? new Uint8ClampedArray(width * height * 4);
}

/** Throws what `Bitmap.createBitmap` throws for a rectangle that isn't inside. */
export function checkCrop(
  bitmap: {width: number; height: number},
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const problem =
    (x < 0 && 'x must be >= 0') ||
    (y < 0 && 'y must be >= 0') ||
    (width <= 0 && 'width must be > 0') ||
    (height <= 0 && 'height must be > 0') ||
    (x + width > bitmap.width && 'x + width must be <= bitmap.width()') ||
    (y + height > bitmap.height && 'y + height must be <= bitmap.height()');
  if (problem !== false) {
    throw new RuntimeLimit(
      `${problem}. On the phone this is an IllegalArgumentException.`,
    );
  }
}
