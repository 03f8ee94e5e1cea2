import type {Tensor} from '../../engine/tensor';

const tags = ['0.1.3', '0.2.0', '0.2.1', '0.2.2', '0.2.3', '0.2.4'] as const;

/** A release of the toolkit. */
export type Release = (typeof tags)[number];

/** Whether the runtime knows a release. */
export function isRelease(text: string): text is Release {
  return tags.some((tag) => tag === text);
}

/** Releases that npm has, oldest first. */
export const releases = tags.filter((tag) => tag !== '0.2.2');

/**
 * The package that a release's JavaScript comes from. npm never had 0.2.2, which
 * has the JavaScript of 0.2.3 on a phone that lacks what came with 0.2.3.
 */
export function packageOf(release: Release): (typeof releases)[number] {
  return release === '0.2.2' ? '0.2.3' : release;
}

/** Whether a release is `since` or later. */
export function isSince(release: Release, since: Release): boolean {
  return tags.indexOf(release) >= tags.indexOf(since);
}

export type Pixels = {
  width: number;
  height: number;
  /** Three bytes for each pixel, row by row. */
  rgb: Uint8Array;
  /** One byte for each pixel, where the image is not opaque. */
  alpha?: Uint8Array;
};

/** What the package knows an image by. */
type ImageRef = {ID: string};

/** What `media` needs of the images and sounds that other modules hold. */
export type ImageBridge = {
  toPixels: (image: ImageRef) => Pixels;
  fromPixels: (pixels: Pixels) => ImageRef;
  /** For references to something else, such as audio. */
  toBlob?: (reference: ImageRef) => {bytes: Uint8Array; type: string};
};

/** A type of TorchScript, as far as the binding converts it. */
export type Kind =
  | 'Tensor'
  | 'int'
  | 'float'
  | 'bool'
  | 'str'
  | 'None'
  | {list: Kind}
  | {tuple: readonly Kind[]}
  | {dict: readonly [Kind, Kind]};

/** A value of TorchScript: tensors are those of the engine. */
export type Value =
  | Tensor
  | number
  | boolean
  | string
  | null
  | readonly Value[]
  | {readonly [key: string]: Value};

export type Method = {
  /** Types of the arguments. */
  inputs: readonly Kind[];
  run: (inputs: readonly Value[]) => Value | Promise<Value>;
};

export type LoadedModel = {
  forward: (inputs: readonly Value[]) => Value | Promise<Value>;
  /** Types of the arguments of `forward`: one tensor unless it says otherwise. */
  inputs?: readonly Kind[];
  /** Other methods that the model exports. */
  methods?: Readonly<Record<string, Method>>;
  /** Texts that were saved with the model, by name. */
  extraFiles?: Readonly<Record<string, string>>;
};

export type ModelLoader = (path: string) => Promise<LoadedModel>;

export type TorchliveOptions = {
  release: Release;
  images?: ImageBridge;
  models?: ModelLoader;
  /** Hears of each tensor that is handed to JavaScript. */
  onTensor?: (tensor: Tensor) => void;
  /** Makes the object that `experimental.audioFromBytes` resolves to. */
  audio?: (bytes: Uint8Array, sampleRate: number) => unknown;
  /** Seconds since 1970 at which a file was last touched. */
  lastAccessTime?: (path: string) => number;
};

/** The value of `global.__torchlive__`, namespaces by name. */
export type Torchlive = Readonly<Record<string, object>>;
