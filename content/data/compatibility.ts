/** What a release of the toolkit works with, from the files in its package. */
export type Compatibility = {
  packageVersion: string;
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

const from021 = {
  builtWith: '0.64.3',
  newestOnAndroid: '0.70',
  compileSdk: '30, or 31 from React Native 0.68',
  minSdk: 21,
  cmake: '3.4.1',
  ios: '12.0',
  pytorchAndroid: '1.12.2',
  pytorchIos: '~> 1.12.0',
};

/** Every documented release, newest first. */
export const compatibility: readonly Compatibility[] = [
  {packageVersion: '0.2.4', ...from021},
  {packageVersion: '0.2.3', ...from021},
  {packageVersion: '0.2.2', ...from021},
  {packageVersion: '0.2.1', ...from021},
  {
    packageVersion: '0.2.0',
    ...from021,
    newestOnAndroid: '0.67',
    compileSdk: '30',
  },
  {
    packageVersion: '0.1.3',
    ...from021,
    builtWith: '0.64.2',
    newestOnAndroid: '0.65',
    compileSdk: '30',
    pytorchAndroid: '1.10.0',
    pytorchIos: '~> 1.10.0',
  },
];

/** Versions of the tutorials' native libraries that fit a release of React Native. */
type TutorialLibraries = {
  /** Expo SDK that `install-expo-modules` adds to an app without Expo. */
  expoModules: string;
  'expo-file-system': string;
  'react-native-safe-area-context': string;
};

// From `bundledNativeModules.json` in the package `expo` of each SDK.
const sdk44: TutorialLibraries = {
  expoModules: '44',
  'expo-file-system': '13.1.4',
  'react-native-safe-area-context': '3.3.2',
};
const sdk45: TutorialLibraries = {
  expoModules: '45',
  'expo-file-system': '14.0.0',
  'react-native-safe-area-context': '4.2.4',
};
const sdk46: TutorialLibraries = {
  expoModules: '46',
  'expo-file-system': '14.1.0',
  'react-native-safe-area-context': '4.3.1',
};
const sdk47: TutorialLibraries = {
  expoModules: '47',
  'expo-file-system': '15.1.1',
  'react-native-safe-area-context': '4.4.1',
};

/** What a release of React Native brings, from its own template. */
type ReactNativeRelease = {
  version: string;
  expoSdk: string;
  gradlePlugin: string;
  gradle: string;
  ndk: string;
  /** Node.js on which its bundler runs. */
  node: string;
  /** JDKs on which its Gradle and Gradle plugin run. */
  jdk: string;
  /** None where no release of the toolkit builds. */
  libraries?: TutorialLibraries;
};

/** Releases of React Native around the toolkit's time, oldest first. */
export const reactNativeReleases: readonly ReactNativeRelease[] = [
  {
    version: '0.64',
    expoSdk: '43, 44',
    gradlePlugin: '4.1.0',
    gradle: '6.7',
    ndk: '20.1.5948944',
    node: '12 to 16',
    jdk: '8 to 15',
    libraries: sdk44,
  },
  {
    version: '0.65',
    expoSdk: 'none',
    gradlePlugin: '4.2.1',
    gradle: '6.9',
    ndk: '20.1.5948944',
    node: '12 to 16',
    jdk: '8 to 15',
    libraries: sdk45,
  },
  {
    version: '0.66',
    expoSdk: 'none',
    gradlePlugin: '4.2.2',
    gradle: '6.9',
    ndk: '21.4.7075529',
    node: '12 to 16',
    jdk: '8 to 15',
    libraries: sdk45,
  },
  {
    version: '0.67',
    expoSdk: 'none',
    gradlePlugin: '4.2.2',
    gradle: '7.2',
    ndk: '21.4.7075529',
    node: '12 to 16',
    jdk: '8 to 16',
    libraries: sdk45,
  },
  {
    version: '0.68',
    expoSdk: '45',
    gradlePlugin: '7.0.4',
    gradle: '7.3.3',
    ndk: '21.4.7075529',
    node: '14 or later',
    jdk: '11 to 17',
    libraries: sdk45,
  },
  {
    version: '0.69',
    expoSdk: '46',
    gradlePlugin: '7.1.1',
    gradle: '7.3.3',
    ndk: '21.4.7075529',
    node: '14 or later',
    jdk: '11 to 17',
    libraries: sdk46,
  },
  {
    version: '0.70',
    expoSdk: '47',
    gradlePlugin: '7.2.1',
    gradle: '7.5.1',
    ndk: '21.4.7075529',
    node: '14 or later',
    jdk: '11 to 18',
    libraries: sdk47,
  },
  {
    version: '0.71',
    expoSdk: '48',
    gradlePlugin: '7.3.1',
    gradle: '7.5.1',
    ndk: '23.1.7779620',
    node: '14 or later',
    jdk: '11 to 18',
  },
];

function minorOf(version: string): number {
  return Number(version.split('.')[1]);
}

/** Releases of the toolkit that build for Android with a release of React Native, newest first. */
export function toolkitsFor({version}: {version: string}): string[] {
  return compatibility
    .filter(
      ({builtWith, newestOnAndroid}) =>
        minorOf(version) >= minorOf(builtWith) &&
        minorOf(version) <= minorOf(newestOnAndroid),
    )
    .map(({packageVersion}) => packageVersion);
}
