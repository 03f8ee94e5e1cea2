import type {Assets} from './assets';
import {
  commandsOf,
  type NativeViews,
  type ViewComponents,
  type ViewHandle,
} from './nativeViews';
import {processColor} from './processColor';
import type {Release} from './release';

type Options = {
  release: Release;
  nativeModules: Readonly<Record<string, unknown>>;
  assets: Assets;
  views: NativeViews;
  components: ViewComponents;
};

/** What the packages use of React Native, as an Android phone gives it. */
export function createReactNative(options: Options) {
  const {release, nativeModules, assets, views, components} = options;
  return {
    NativeModules: nativeModules,
    Image: {resolveAssetSource: assets.resolve},
    Platform: {
      OS: 'android',
      Version: 31,
      select: (choices: {
        android?: unknown;
        native?: unknown;
        default?: unknown;
      }) => choices.android ?? choices.native ?? choices.default,
    },
    processColor,
    /** Without components, the name stands for the view, as in React Native. */
    requireNativeComponent: (name: string) => components[name] ?? name,
    findNodeHandle: (handle: ViewHandle | null) => handle?.tag ?? null,
    UIManager: {
      getViewManagerConfig: (name: string) => ({
        Commands: commandsOf(release, name),
      }),
      dispatchViewManagerCommand: (tag: number, command: number) =>
        views.dispatch(tag, command),
    },
  };
}
