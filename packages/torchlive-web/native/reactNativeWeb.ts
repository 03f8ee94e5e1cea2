import type {Phone} from './createPhone';

type Web = Readonly<{
  NativeModules: object;
  Image: object;
  UIManager: object;
}>;

/**
 * React Native for the web with the phone's own parts: what an app with
 * components gets from `react-native`.
 */
export function createReactNativeWeb(web: Web, {reactNative}: Phone): object {
  return {
    ...web,
    ...reactNative,
    NativeModules: {...web.NativeModules, ...reactNative.NativeModules},
    Image: Object.assign(web.Image, reactNative.Image),
    UIManager: {...web.UIManager, ...reactNative.UIManager},
  };
}
