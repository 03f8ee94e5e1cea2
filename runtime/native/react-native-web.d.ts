/** React Native for the web comes without types; these are the parts that we name. */
declare module 'react-native-web' {
  import type {ComponentType, ReactNode} from 'react';

  export const View: ComponentType<{style?: unknown; children?: ReactNode}>;
  export const Image: object;
  export const NativeModules: object;
  export const UIManager: object;
}
