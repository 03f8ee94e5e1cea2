import {Bitmap} from './Bitmap';
import type {RgbaPixels} from './Bitmap';
import {resample} from './resample';

type Options = {
  /** Pixels of the bitmap per density-independent pixel. */
  pixelDensity?: number;
  /** Whether the camera's sensor lies across the picture, as it does in a phone. */
  isRotated?: boolean;
  onClose?: () => void;
};

/** An image that JavaScript refers to (`IImage.java`, `AbstractImage.java`). */
export class NativeImage {
  readonly bitmap: Bitmap;
  readonly pixelDensity: number;
  readonly #isRotated: boolean;
  readonly #onClose: (() => void) | undefined;

  constructor(bitmap: Bitmap, options: Options = {}) {
    this.bitmap = bitmap;
    this.pixelDensity = options.pixelDensity ?? 1;
    this.#isRotated = options.isRotated ?? false;
    this.#onClose = options.onClose;
  }

  get width(): number {
    return Math.round(this.bitmap.width / this.pixelDensity);
  }

  get height(): number {
    return Math.round(this.bitmap.height / this.pixelDensity);
  }

  /** The natural size is the sensor's: the bitmap has been turned upright. */
  get naturalWidth(): number {
    return this.#isRotated ? this.bitmap.height : this.bitmap.width;
  }

  get naturalHeight(): number {
    return this.#isRotated ? this.bitmap.width : this.bitmap.height;
  }

  /**
   * Takes `width` × `height` pixels from the top left: with a pixel density
   * over 1 (only `fromImageData` of 0.1.3) that is a part of the bitmap.
   */
  scale(sx: number, sy: number): NativeImage {
    const part =
      this.pixelDensity === 1
        ? this.bitmap
        : this.bitmap.crop(0, 0, this.width, this.height);
    return new NativeImage(
      resample(part, Math.fround(sx), Math.fround(sy), true),
    );
  }

  close(): void {
    this.#onClose?.();
  }
}

/** What `getImageData` took off a canvas (`ImageData.java`). */
export class NativeImageData {
  readonly bitmap: Bitmap;
  readonly #scaledWidth: number;
  readonly #scaledHeight: number;

  constructor(pixels: RgbaPixels, scaledWidth: number, scaledHeight: number) {
    this.bitmap = new Bitmap(pixels);
    this.#scaledWidth = scaledWidth;
    this.#scaledHeight = scaledHeight;
  }

  /** One pixel for each density-independent pixel. */
  getScaledBitmap(): Bitmap {
    const sx = this.#scaledWidth / this.bitmap.width;
    const sy = this.#scaledHeight / this.bitmap.height;
    return resample(this.bitmap, sx, sy, false);
  }
}
