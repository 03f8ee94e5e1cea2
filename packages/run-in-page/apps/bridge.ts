import type {
  CameraFacing,
  CameraStream,
  LoadedModel,
  Release,
} from 'torchlive-web';

/** Telephone keys that the microphone hears at first. */
export const firstKeys = '2026';

/** Where the files are that models and samples load, and how long they are. */
export type AssetFiles = Readonly<Record<string, {url: string; bytes: number}>>;

/** Reads a file by its name. */
export type ReadAsset = (name: string) => Promise<ArrayBuffer>;

/** Where the data of an app can be looked at, from its picture to its result. */
export type FlowPoint =
  | 'image'
  /** The part of a picture that a live spec makes a tensor of. */
  | 'square'
  | 'recording'
  | 'blob'
  | 'tensor'
  | 'input'
  /** What a decoder looks back at. */
  | 'memory'
  | 'output'
  | 'pixels'
  | 'painting'
  /** Numbers of words that an encoder read. */
  | 'ids'
  /** Text that the reader typed, that the app shows, that it wrote on a canvas, and that it logged. */
  | 'typed'
  | 'screen'
  | 'drawn'
  | 'log';

/** What is at a point: a picture, or shape, dtype and first numbers. */
export type Observation = {text: string; picture?: string};

export type Flow = Readonly<Partial<Record<FlowPoint, Observation>>>;

/** How far a download is, and how to end it. */
export type Download = {loaded: number; total: number; cancel: () => void};

/** A thing of a scene by its name, and its square in a picture of `sceneSize`. */
export type Placed = {thing: string; x: number; y: number; size: number};

export const sceneSize = {width: 1080, height: 1920};

/** What the camera can film besides photos and the room. */
export type Pictures = {
  /** Things by name: what readers call one, and its SVG elements in a square of 100 by 100. */
  things: Readonly<Record<string, {label: string; svg: string}>>;
  /** A picture with several things, which the reader can arrange. */
  scene: {name: string; placed: readonly Placed[]};
};

/** Where code of the reader's is wrong. */
export type SourceLocation = {file: string; line: number};

/** Films with a camera of the device. */
export type OpenFeed = (facing: CameraFacing) => Promise<CameraStream>;

/** Finds the reader's own model in the place of the app's by the name of its file. */
export type FindOwnModel = (
  name: string,
) => LoadedModel | undefined | Promise<LoadedModel | undefined>;

/** What the page gives to the frame, whose scripts find it as `page`. */
export type AppPage = {
  release: Release;
  assets: AssetFiles;
  pictures: Pictures;
  /** Finds the address of the script that runs models. */
  findModelWorker: () => string | Promise<string>;
  findOwnModel: FindOwnModel;
  /** Whether nothing answers before the reader has opened a model. */
  needsOwnModel: boolean;
  /** Name of the picture that the camera films at first. */
  firstPicture: string;
  /** Hears of each line that the app prints. */
  print: (text: string) => void;
  /** Hears of errors that the app does not handle. */
  fail: (text: string, location?: SourceLocation) => void;
  /** Shows a message on the phone, or none. */
  say: (message: string) => void;
  /** Hears of the bytes of a model, and of its end. */
  showDownload: (download: Download | undefined) => void;
  /** Hears that the app shows a camera. */
  showCamera: () => void;
  /** Hears that the app records. */
  showMicrophone: () => void;
  /** Opens a file that was dropped on the frame. */
  openFile: (file: File) => void;
  /** Set where the frame has no origin: the page reads files and films for it. */
  read?: ReadAsset;
  film?: OpenFeed;
};

/** What a page can do with an app in its frame. */
export type AppFrame = {
  /** Names of the drawn pictures that the camera can film; at first it films the first. */
  pictures: readonly string[];
  /** Films another picture; an app that has a result takes a new one. The same applies to scenes and photos. */
  showPicture: (name: string) => Promise<void>;
  /** The picture with several things, as it is at first. */
  scene: Pictures['scene'];
  /** The things that a scene can have, by name: what readers call one, and the address of its drawing. */
  things: Readonly<Record<string, {label: string; drawing: string}>>;
  showScene: (placed: readonly Placed[]) => Promise<void>;
  /** Shows a photo; rejects if the file is none. Gives the size of one that was scaled down. */
  showPhoto: (
    file: Blob,
  ) => Promise<{width: number; height: number} | undefined>;
  /** Asks for the camera of the device, which an app with a result then shows; rejects if it is refused. */
  openCamera: () => Promise<void>;
  /** Lets the file that the reader has opened answer in the models that the app has. */
  takeOwnModels: () => Promise<void>;
  /** Sets the telephone keys that the microphone hears. */
  dial: (keys: string) => void;
  /** How many images the app has not released. */
  countImages: () => number | Promise<number>;
  /** The data at each point; undefined if it is the same as before. */
  readFlow: () => Flow | undefined;
  /** Ends what the page does for the frame. */
  close?: () => void;
};

/** What the frame gives to the page, which finds it as `app` once the scripts have run. */
export type BuiltApp = AppFrame & {start: () => void};
