/** A library whose native code is part of the PlayTorch app. */
export type SupportedLibrary = {
  packageName: string;
  version: string;
};

/** Libraries that the app shares with Expo Go, sorted by name. */
export const sharedLibraries: readonly SupportedLibrary[] = [
  {packageName: '@react-native-community/datetimepicker', version: '3.5.2'},
  {packageName: '@react-native-picker/picker', version: '2.1.0'},
  {packageName: 'expo-asset', version: '8.4.3'},
  {packageName: 'expo-av', version: '10.1.3'},
  {packageName: 'expo-barcode-scanner', version: '11.1.2'},
  {packageName: 'expo-camera', version: '12.0.3'},
  {packageName: 'expo-checkbox', version: '2.0.0'},
  {packageName: 'expo-constants', version: '12.1.3'},
  {packageName: 'expo-device', version: '4.0.3'},
  {packageName: 'expo-error-recovery', version: '3.0.3'},
  {packageName: 'expo-file-system', version: '13.0.3'},
  {packageName: 'expo-font', version: '10.0.5'},
  {packageName: 'expo-gl', version: '11.0.3'},
  {packageName: 'expo-image-manipulator', version: '10.1.2'},
  {packageName: 'expo-linking', version: '2.4.2'},
  {packageName: 'expo-random', version: '12.0.1'},
  {packageName: 'expo-sensors', version: '11.0.3'},
  {packageName: 'expo-speech', version: '10.0.3'},
  {packageName: 'expo-status-bar', version: '0.13.5'},
  {packageName: 'lottie-react-native', version: '4.0.3'},
  {packageName: 'react-native-safe-area-context', version: '3.3.2'},
];

/** Libraries that the app has and Expo Go does not. */
export const extraLibraries: readonly SupportedLibrary[] = [
  {packageName: 'react-native-blob-util', version: '0.16.2'},
];
