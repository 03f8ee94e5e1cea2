import type {RgbaPixels} from './Bitmap';
import type {OnPack} from './liveSpec';
import type {ModelLoader, SyncModelLoader} from './torchlive/types';

export type Screen = {
  /** In density-independent pixels. */
  width: number;
  /** In density-independent pixels. */
  height: number;
  /** Pixels of the screen per density-independent pixel. */
  density: number;
};

/** The files that the app can read and write, by absolute path. */
type FileStore = {
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
};

export type AudioPlayer = {
  readonly isPlaying: boolean;
  /** Starts, or goes on after `pause`; after the end or `stop`, from the start. */
  play(): void;
  pause(): void;
  stop(): void;
};

export type AudioRecorder = {
  /** Ends the recording and gives its samples: 16 kHz, mono. */
  stop(): Promise<Int16Array<ArrayBuffer>>;
};

export type CameraFacing = 'back' | 'front';

export type CameraFrame = {
  image: CanvasImageSource;
  width: number;
  height: number;
};

export type CameraStream = {
  /** The latest picture, upright; `undefined` before there is one. The same object is the same picture. */
  frame(): CameraFrame | undefined;
  close(): void;
};

export type CameraSource = {
  /** Opens the camera that faces this way, with pictures of about this size; `undefined` if there is none. */
  open(
    facing: CameraFacing,
    size?: {width: number; height: number},
  ): Promise<CameraStream | undefined>;
};

/**
 * What the phone needs of the place it runs in, and what differs between a
 * browser and Node. Whatever a host can't do throws an error that says so.
 */
export type Host = {
  screen: Screen;
  files: FileStore;
  /** The bytes at an address; rejects if they can't be had. */
  fetch(url: string): Promise<Uint8Array<ArrayBuffer>>;
  createCanvas(width: number, height: number): OffscreenCanvas;
  /**
   * Decodes a JPEG, PNG or other image file; rejects if it isn't one. The phone
   * removes the EXIF orientation before it calls this.
   */
  decodeImage(file: Uint8Array<ArrayBuffer>): Promise<RgbaPixels>;
  encodePng(pixels: RgbaPixels): Promise<Uint8Array<ArrayBuffer>>;
  /** A player for 16 kHz mono samples. */
  createPlayer(samples: Int16Array<ArrayBuffer>): AudioPlayer;
  startRecorder(): Promise<AudioRecorder>;
  camera: CameraSource;
  /** Loads a model from a path; without it there are only the built-in ones. */
  loadModel?: ModelLoader;
  loadModelSync?: SyncModelLoader;
  /** Hears of the pictures that live specs make tensors of. */
  onPack?: OnPack;
};
