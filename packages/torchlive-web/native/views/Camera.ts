import {Bitmap} from '../Bitmap';
import type {CameraFacing, CameraFrame, CameraStream, Host} from '../host';
import {NativeImage} from '../image';
import type {NativeJSRef, Refs} from '../refs';

type Size = {width: number; height: number};

/** The phone's camera behind one view (`CameraView.java`). */
export class Camera {
  readonly #host: Host;
  readonly #refs: Refs;
  #stream: CameraStream | undefined;
  #opened = 0;
  #hasFrameOut = false;

  constructor(host: Host, refs: Refs) {
    this.#host = host;
    this.#refs = refs;
  }

  /** Opens a camera; a phone without a front camera shows the back one. */
  async open(facing: CameraFacing, size?: Size): Promise<void> {
    this.close();
    const opened = this.#opened;
    const {camera} = this.#host;
    const stream =
      (await camera.open(facing, size)) ?? (await camera.open('back', size));
    if (opened === this.#opened) {
      this.#stream = stream;
    } else {
      stream?.close();
    }
  }

  close(): void {
    this.#opened++;
    this.#stream?.close();
    this.#stream = undefined;
  }

  /** What the preview shows. */
  get frame(): CameraFrame | undefined {
    return this.#stream?.frame();
  }

  /**
   * An image of the latest frame, unless there is one that JavaScript hasn't
   * released: until then, frames are dropped.
   */
  takeFrame(resolution: Size): NativeJSRef | undefined {
    if (this.#hasFrameOut) {
      return undefined;
    }
    const ref = this.#capture(resolution, () => {
      this.#hasFrameOut = false;
    });
    this.#hasFrameOut = ref !== undefined;
    return ref;
  }

  takePicture(resolution: Size): NativeJSRef | undefined {
    return this.#capture(resolution);
  }

  /** The middle of the frame, in the resolution that the app asks for. */
  #capture({width, height}: Size, onClose?: () => void) {
    const {frame} = this;
    if (frame === undefined) {
      return undefined;
    }
    const canvas = this.#host.createCanvas(width, height);
    const scale = Math.max(width / frame.width, height / frame.height);
    const [w, h] = [frame.width * scale, frame.height * scale];
    canvas
      .getContext('2d', {willReadFrequently: true})
      ?.drawImage(frame.image, (width - w) / 2, (height - h) / 2, w, h);
    return this.#refs.wrap(
      new NativeImage(new Bitmap(canvas), {isRotated: true, onClose}),
    );
  }
}
