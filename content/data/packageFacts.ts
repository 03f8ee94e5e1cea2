/** What pages say about npm packages other than the toolkit. `npm run check:facts` compares each value with the package. */

/** The React Native whose pods still install, and that Xcode 15 and later compile. */
export const iosReactNative = '0.70.15';

/** Newest patch release of each React Native that the toolkit builds on. */
export const newestPatches: Readonly<Record<string, string>> = {
  '0.64': '0.64.4',
  '0.65': '0.65.3',
  '0.66': '0.66.5',
  '0.67': '0.67.5',
  '0.68': '0.68.7',
  '0.69': '0.69.12',
  '0.70': iosReactNative,
};

/** What to install to build a project. */
export type Toolchain = {
  reactNative: string;
  node: string;
  jdk: string;
  /** API level of the Android SDK platform. */
  platform: string;
  buildTools: readonly string[];
  ndk: string;
  /** The NDK that the template takes on a Mac with Apple silicon. */
  ndkOnAppleSilicon?: string;
  cmake: string;
  /** Oldest iOS of the template's app. */
  ios: string;
};

/** What pages tell readers to install, by the project that they create. */
export const toolchains = {
  'new-app': {
    reactNative: iosReactNative,
    // create-expo-app 5 doesn't run on older ones.
    node: '20',
    jdk: '11',
    platform: '31',
    buildTools: ['31.0.0'],
    ndk: '21.4.7075529',
    ndkOnAppleSilicon: '24.0.8215888',
    cmake: '3.18.1',
    ios: '12.4',
  },
  template: {
    reactNative: '0.64.4',
    node: '16',
    jdk: '11',
    platform: '30',
    buildTools: ['29.0.3', '30.0.2'],
    ndk: '20.1.5948944',
    cmake: '3.10.2.4988404',
    ios: '12.0',
  },
} as const satisfies Record<string, Toolchain>;

/** Where a release of React Native downloads boost from. */
export const boostHosts: Readonly<Record<string, string>> = {
  '0.66.5': 'boostorg.jfrog.io',
  '0.67.5': 'boostorg.jfrog.io',
  '0.68.7': 'boostorg.jfrog.io',
  '0.69.12': 'boostorg.jfrog.io',
  '0.70.14': 'boostorg.jfrog.io',
  [iosReactNative]: 'archives.boost.io',
};

/** Releases of React Native, and whether their pods contain the fix for `unary_function`. */
export const xcode15Fix: Readonly<Record<string, boolean>> = {
  '0.66.5': false,
  '0.67.5': false,
  '0.68.7': false,
  '0.69.10': false,
  '0.69.11': true,
  '0.69.12': true,
  '0.70.8': false,
  '0.70.9': false,
  '0.70.10': true,
  '0.70.14': true,
  [iosReactNative]: true,
};

/** Whether the Gradle file of a release of the toolkit lists `oss.sonatype.org`. */
export const listsSonatype: Readonly<Record<string, boolean>> = {
  '0.1.3': true,
  '0.2.0': true,
  '0.2.1': true,
  '0.2.3': false,
  '0.2.4': false,
};

/** React Native of an Expo SDK. */
export const expoReactNative: Readonly<Record<string, string>> = {
  '45.0.8': '0.68.2',
  '46.0.21': '0.69.9',
  '47.0.14': '0.70.8',
};

/** Oldest iOS that `install-expo-modules@0.4.0` sets for an Expo SDK. */
export const expoModulesIos: Readonly<Record<string, string>> = {
  '46': '12.4',
  '47': '13.0',
};

/** A library that replaces the toolkit. */
export type Alternative = {
  packageName: string;
  version: string;
  /** Oldest React Native. */
  reactNative: string;
  newArchitecture: boolean;
  /** Oldest Android, as an API level. */
  androidApi: number;
  /** Oldest iOS; unset where React Native's own applies. */
  ios?: string;
  /** Packages that it needs besides React Native. */
  needs: readonly string[];
};

/** The libraries that `/status/` compares; its samples compile against these versions. */
export const alternatives: readonly Alternative[] = [
  {
    packageName: 'react-native-executorch',
    version: '0.10.2',
    reactNative: '0.81',
    newArchitecture: true,
    androidApi: 33,
    ios: '17.0',
    needs: ['react-native-worklets', 'react-native-blob-util'],
  },
  {
    packageName: 'onnxruntime-react-native',
    version: '1.24.3',
    reactNative: '0.71',
    newArchitecture: false,
    androidApi: 24,
    ios: '15.1',
    needs: [],
  },
  {
    packageName: 'react-native-fast-tflite',
    version: '3.0.1',
    reactNative: '0.75',
    newArchitecture: false,
    androidApi: 26,
    needs: ['react-native-nitro-modules'],
  },
];
