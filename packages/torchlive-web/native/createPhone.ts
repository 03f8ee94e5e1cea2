import {Assets} from './assets';
import {createAudioModule} from './audio/audioModule';
import {createCanvasModule} from './canvas/canvasModule';
import type {Host} from './host';
import {NativeImage} from './image';
import {createImageModule} from './imageModule';
import {createMediaBridge} from './mediaBridge';
import {createMobileModelModule, createModelLoaderModule} from './modelModules';
import {NativeViews, type ViewComponents} from './nativeViews';
import {createReactNative} from './reactNative';
import {createRelease, Refs} from './refs';
import {isSince, type Release} from './release';
import {createTorchlive} from './torchlive/createTorchlive';
import type {TorchliveOptions} from './torchlive/types';

/** What native views need of the phone. */
export type PhoneParts = {
  release: Release;
  host: Host;
  refs: Refs;
  views: NativeViews;
};

type Options = {
  release: Release;
  host: Host;
  /** The native views, if anything is to be rendered: `createViews`. */
  createComponents?: (parts: PhoneParts) => ViewComponents;
  onTensor?: TorchliveOptions['onTensor'];
};

/** The native half of a release of `react-native-pytorch-core`. */
export function createPhone({
  release,
  host,
  createComponents,
  onTensor,
}: Options) {
  // An error names the line of the app, which is behind the phone's own frames.
  Object.assign(Error, {stackTraceLimit: 50});
  const refs = new Refs();
  const views = new NativeViews();
  const assets = new Assets();
  const {images, audio} = createMediaBridge(host, refs);
  const torchlive = isSince(release, '0.2.0')
    ? createTorchlive({
        release,
        images,
        audio,
        models: host.loadModel,
        modelsSync: host.loadModelSync,
        onTensor,
      })
    : undefined;
  const globals: Record<string, unknown> = {
    global: globalThis,
    // React Native sets it where native methods can be called synchronously.
    nativeCallSyncHook: () => undefined,
    ...(torchlive !== undefined && {__torchlive__: torchlive}),
  };
  const nativeModules = {
    PyTorchCoreImageModule: createImageModule(release, host, refs),
    PyTorchCoreImageDataModule: {release: createRelease(refs)},
    PyTorchCoreCanvasRenderingContext2DModule: createCanvasModule(refs),
    PyTorchCoreAudioModule: createAudioModule(release, host, refs),
    PyTorchCoreModelLoaderModule: createModelLoaderModule(host),
    PyTorchCoreMobileModelModule: createMobileModelModule(release, host, refs),
    PyTorchCoreJSI: {
      install(): boolean {
        Object.assign(globalThis, globals);
        return true;
      },
    },
  };
  return {
    release,
    /** What `require('react-native')` gives. */
    reactNative: createReactNative({
      release,
      nativeModules,
      assets,
      views,
      components: createComponents?.({release, host, refs, views}) ?? {},
    }),
    /** What `require('react-native/Libraries/Image/resolveAssetSource')` gives. */
    resolveAssetSource: assets.resolve,
    torchlive,
    /** To set on `globalThis` before the package is loaded. */
    globals,
    assets,
    images: {
      ...images,
      /** How many images have not been released. */
      live: () => refs.count(NativeImage),
    },
  };
}

export type Phone = ReturnType<typeof createPhone>;
