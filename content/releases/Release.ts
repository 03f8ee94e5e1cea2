/** What a release of the toolkit works with, from the files in its package. */
type WorksWith = {
  /** React Native that the package was developed with. */
  builtWith: string;
  /** Newest React Native on which its Gradle file builds for Android. */
  newestOnAndroid: string;
  /** Android SDK that it is compiled with. */
  compileSdk: string;
  minSdk: number;
  cmake: string;
  /** Oldest iOS. */
  ios: string;
  /** PyTorch Mobile in the app. */
  pytorchAndroid: string;
  pytorchIos: string;
};

/** A release of the toolkit, as far as pages show it. */
export type Release = {
  /** Version of the npm package, and name of its file here. */
  version: string;
  /** Release date, ISO 8601. */
  date: string;
  /** The most important change. */
  headline: string;
  /** What home lists as new, by the name in the API reference. */
  news?: readonly {name: string; change: string}[];
  /** The release with the closest sources, if npm lacks this one. */
  closest?: string;
  /** Why to install it although the latest docs are of an older one. */
  advantage?: string;
  compatibility: WorksWith;
};
