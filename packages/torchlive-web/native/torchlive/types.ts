import type {Tensor} from '../../tensors/tensor';
import type {Release} from '../release';

export type RgbPixels = {
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
  toPixels: (image: ImageRef) => RgbPixels;
  fromPixels: (pixels: RgbPixels) => ImageRef;
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
  | {dict: readonly [Kind, Kind]}
  /** One that the binding does not convert, as libtorch calls it. */
  | {other: string}
  /** Of bytecode that names no types. */
  | 'untyped';

/** A value of TorchScript: tensors are those of `tensors/`. */
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
  /** Where `run` gives a promise: the same at once, if that can be. */
  runSync?: (inputs: readonly Value[]) => Value;
};

export type LoadedModel = {
  forward: (inputs: readonly Value[]) => Value | Promise<Value>;
  /** Types of the arguments of `forward`: one tensor unless it says otherwise. */
  inputs?: readonly Kind[];
  /** Where `forward` gives a promise: the same at once, if that can be. */
  forwardSync?: (inputs: readonly Value[]) => Value;
  /** Other methods that the model exports. */
  methods?: Readonly<Record<string, Method>>;
  /** Texts that were saved with the model, by name. */
  extraFiles?: Readonly<Record<string, string>>;
  /** Gives back memory that garbage collection doesn't reach. */
  dispose?: () => Promise<void>;
};

export type ModelLoader = (
  path: string,
  release: Release,
) => Promise<LoadedModel>;

/** Loads at once, where files can be read at once. */
export type SyncModelLoader = (path: string, release: Release) => LoadedModel;

export type TorchliveOptions = {
  release: Release;
  images?: ImageBridge;
  models?: ModelLoader;
  modelsSync?: SyncModelLoader;
  /** Hears of each tensor that is handed to JavaScript. */
  onTensor?: (tensor: Tensor) => void;
  /** Makes the object that `experimental.audioFromBytes` resolves to. */
  audio?: (bytes: Uint8Array, sampleRate: number) => unknown;
  /** Seconds since 1970 at which a file was last touched. */
  lastAccessTime?: (path: string) => number;
};

/** The value of `global.__torchlive__`, namespaces by name. */
export type Torchlive = Readonly<Record<string, object>>;
