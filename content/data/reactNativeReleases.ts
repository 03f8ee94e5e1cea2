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
