import type {Release} from 'torchlive-web';
import type {Pictures} from './bridge';
import type {SampleFiles, Source} from './files';
import type {Card} from './models';

/** An app that a page runs. */
export type App = {
  /** Its folder, such as `samples/yolov5`, or the file that it starts with. */
  sample: string;
  /** What readers call it. */
  title: string;
  /** Label of the docs version. */
  version: string;
  /** The release that runs it. */
  release: Release;
  files: SampleFiles;
  /** The file of its component. */
  entry: string;
  /** Name of the picture that its camera films at first. */
  firstPicture: string;
};

/** What answers for the models of apps. */
export type ModelOptions = {
  /** Path of the module that exports `findServed`, for the bundles of the frame. */
  registry: string;
  /** Names of the files that models and apps load. */
  assets: readonly string[];
  /** Reads one of them. */
  readAsset: (name: string) => Uint8Array;
  cards: Readonly<Record<string, Card>>;
  /** The name of the card of the model that an app asks for. */
  cardOf: (source: Source) => string | undefined;
};

/** What the plugin is told about the site and its apps. */
export type AppOptions = {
  findApps: () => readonly App[];
  models: ModelOptions;
  /** What the camera films. */
  pictures: Pictures;
  /** Files to watch besides those of the plugin. */
  watched: readonly string[];
  /** Hears of the modules in the scripts, for notices of their licences. */
  onBundled: (name: string, modules: Iterable<string>) => void;
};
