import {RuntimeLimit} from '../tensors/errors';
import {downloadToCache, parseUri} from './cacheFiles';
import type {Host} from './host';
import {NativeImage} from './image';
import {executeLiveSpec} from './liveSpec';
import type {NativeJSRef, Refs} from './refs';
import type {Release} from './release';
import {tinyModel, tinyModelPath} from './torchlive/tinyModel';
import type {LoadedModel} from './torchlive/types';

/** `PyTorchCoreModelLoaderModule` (`ModelLoaderModule.java`, `ModelUtils.java`). */
export function createModelLoaderModule(host: Host) {
  return {
    /** Gives a path even if the download failed: the file may be there already. */
    async download(uri: string): Promise<string> {
      const {scheme, path} = parseUri(uri);
      switch (scheme) {
        case undefined:
        case 'file':
          return path;
        case 'model':
          // The runtime's own models have no file.
          return uri;
        default:
          return downloadToCache(host, uri, path);
      }
    },
  };
}

/** `PyTorchCoreMobileModelModule` of 0.1.3 to 0.2.1: models that carry a live spec. */
export function createMobileModelModule(
  release: Release,
  host: Host,
  refs: Refs,
) {
  const loaded = new Map<string, Promise<LoadedModel>>();
  const find = (uri: string): Promise<LoadedModel> => {
    const model =
      loaded.get(uri) ??
      (uri === tinyModelPath
        ? Promise.resolve(tinyModel)
        : (host.loadModel ?? noModels)(uri, release));
    loaded.set(uri, model);
    // What failed to load is tried again.
    model.catch(() => loaded.delete(uri));
    return model;
  };
  return {
    async preload(uri: string): Promise<null> {
      await find(uri);
      return null;
    },
    unload() {
      loaded.clear();
      return Promise.resolve(null);
    },
    async execute(uri: string, params: Readonly<Record<string, unknown>>) {
      return executeLiveSpec(
        await find(uri),
        params,
        (image) => refs.unwrap(image as NativeJSRef, NativeImage).bitmap,
        host.onPack,
      );
    },
  };
}

const noModels = (uri: string): Promise<never> =>
  Promise.reject(
    new RuntimeLimit(
      `MobileModel runs ${tinyModelPath} alone here; ${uri} needs a phone.`,
    ),
  );
