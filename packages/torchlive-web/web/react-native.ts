import * as web from 'react-native-web';
import {phone} from './device';
import {createPermissions} from './permissions';
import resolveAssetSource from './resolve-asset-source';

const {reactNative} = phone;

export * from 'react-native-web';

/** What React Native has on a phone, and React Native for Web lacks. */
export const {processColor, requireNativeComponent, findNodeHandle} =
  reactNative;

export const NativeModules: object = {
  ...web.NativeModules,
  ...reactNative.NativeModules,
};

export const Image: object = Object.assign(web.Image, {resolveAssetSource});

export const UIManager: object = {...web.UIManager, ...reactNative.UIManager};

export const PermissionsAndroid = createPermissions();
