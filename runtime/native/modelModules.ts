import {RuntimeLimit} from '../engine/errors';
import {scalar, type Tensor} from '../engine/tensor';
import {downloadToCache, parseUri} from './cacheFiles';
import type {Host} from './host';
import {promised} from './promised';
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

/**
 * `PyTorchCoreMobileModelModule` of 0.1.3 to 0.2.1. The built-in model is the one
 * that has a live spec here: it packs the number `x` and unpacks the list `y`.
 */
export function createMobileModelModule() {
  const find = promised((uri: string): LoadedModel => {
    if (uri !== tinyModelPath) {
      throw new RuntimeLimit(
        `MobileModel runs ${tinyModelPath} alone; other models need a phone or torch.jit._loadForMobile.`,
      );
    }
    return tinyModel;
  });
  return {
    async preload(uri: string): Promise<null> {
      await find(uri);
      return null;
    },
    unload: () => Promise.resolve(null),
    async execute(uri: string, {x}: {x: number}) {
      const {forward} = await find(uri);
      const times = [now()];
      const input = scalar('float32', x);
      times.push(now());
      const output = await forward([input]);
      times.push(now());
      const y = Array.from((output as Tensor).storage, Number);
      times.push(now());
      const [start = 0, packed = 0, inferred = 0, end = 0] = times;
      return {
        result: {y},
        metrics: {
          totalTime: end - start,
          packTime: packed - start,
          inferenceTime: inferred - packed,
          unpackTime: end - inferred,
        },
      };
    },
  };
}

/** `SystemClock.elapsedRealtime`: whole milliseconds. */
const now = (): number => Math.trunc(performance.now());
