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

/** What a diagram shows of a tensor. */
export type TensorView = 'numbers' | 'bytes' | 'picture' | 'samples';

/** Where the data of a stage of an app is. */
export type Stage =
  /** The last tensor of a type such as `uint8 [*, *, 3]`. */
  | {tensor: string; as: TensorView}
  /** A tensor that a model got, by its place, or the numbers that it got one by one; of several models, the name of the file tells. */
  | {input: number; of?: string; isSeries?: boolean}
  /** At most so many tensors that a model gave. */
  | {outputs: number; of?: string}
  /** The picture that a live spec gets, or the part that it makes a tensor of. */
  | {packed: 'image' | 'square'}
  /** What the reader typed, the app shows, wrote on a canvas, or logged. */
  | {text: 'typed' | 'screen' | 'drawn' | 'log'};

/** The stages that the diagram of a page shows, by their ids. */
export type Stages = Readonly<Record<string, Stage>>;

/** What a stage has: a picture, or shape, dtype and first numbers. */
export type Observation = {text: string; picture?: string};

export type Flow = Readonly<Record<string, Observation>>;

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

/** What a frame knows of its app before it starts. */
export type Settings = {
  release: Release;
  pictures: Pictures;
  /** Name of the picture that the camera films at first. */
  firstPicture: string;
  /** Whether nothing answers before the reader has opened a model. */
  needsOwnModel: boolean;
  /** What the page shows of its data. */
  stages: Stages;
};

/** What the page does for an app, and what the frame asks of it through a port. */
export type AppPage = {
  /** Finds the reader's own model in the place of the app's by the name of its file. */
  findOwnModel: (
    name: string,
  ) => LoadedModel | undefined | Promise<LoadedModel | undefined>;
  /** Hears of each line that the app prints. */
  print: (text: string) => void;
  /** Hears of errors that the app does not handle. */
  fail: (text: string, location?: SourceLocation) => void;
  /** Shows a message on the phone, or none. */
  say: (message: string) => void;
  /** Hears how many images the app has not released, and of its data where that changed. */
  observe: (images: number, flow?: Flow) => void;
  /** Hears that the app shows a camera. */
  showCamera: () => void;
  /** Hears that the app records. */
  showMicrophone: () => void;
  /** Opens a file that was dropped on the frame. */
  openFile: (file: File) => void;
};

/** What the scripts of the frame find as `page`. */
export type FramePage = AppPage &
  Settings & {
    /** Gives the address of the script that runs models. */
    findModelWorker: () => Promise<string>;
    read: ReadAsset;
    film: OpenFeed;
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
  /** Ends what the page does for the frame. */
  close: () => void;
};
