declare module '@generated/run-apps/default/files.js' {
  import type {AssetFiles, Card, Pictures} from 'run-in-page/data';
  import type {Release} from 'torchlive-web';

  /** What runs an app of a version. */
  type AppFiles = Readonly<{
    release: Release;
    /** What readers call it. */
    title: string;
    /** Address of the script with its release of the package. */
    toolkit: string;
    /** Address of its files as JavaScript. */
    code: string;
    /** Address of the files that a reader can edit. */
    source: string;
    /** Whether it uses the microphone. */
    records: boolean;
    /** Of the model that it asks for. */
    card: Card | undefined;
    /** Name of the picture that its camera films at first. */
    firstPicture: string;
    /** Names of the files of the models that it asks for. */
    models: readonly string[];
  }>;

  /** By the label of the version and the sample, such as `0.2.3/samples/yolov5`. */
  export const apps: Readonly<Record<string, AppFiles>>;

  export const assets: AssetFiles;

  /** What its camera can film. */
  export const pictures: Pictures;

  /** Address of the script of every app, which runs before its release of the package. */
  export const phone: string;

  /** Address of the script with React Native Paper, for apps that import it. */
  export const paper: string;

  /** Address of the script that runs models in a worker. */
  export const modelWorker: string;

  /** Address of the script that looks into models in a worker. */
  export const modelInspector: string;

  /** Address of the script that runs `.onnx` files. */
  export const onnxRuntime: string;
}
