// It ships without types.
declare module 'react-native-web' {
  import type {ComponentType} from 'react';

  export const View: ComponentType<object>;
  export const ActivityIndicator: ComponentType<{'aria-label'?: string}>;
  export const TouchableWithoutFeedback: ComponentType<{
    disabled?: boolean;
    focusable?: boolean;
  }>;
  export const Button: ComponentType<{color?: string}>;
  export const Text: ComponentType<{style?: object}>;
  export const StyleSheet: {
    flatten: (style: object | undefined) => {fontFamily?: string};
  };
  export const AssetRegistry: {getAssetByID: (id: number) => unknown};
  export const NativeModules: object;
  export const Image: object;
  export const UIManager: object;
}
