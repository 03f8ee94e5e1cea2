import {RuntimeLimit} from '../engine/errors';
import {downloadToCache, parseUri} from './cacheFiles';
import type {Host} from './host';

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

/** `PyTorchCoreMobileModelModule` of 0.1.3 to 0.2.1: models with a live spec. */
export function createMobileModelModule() {
  const refuse = () =>
    Promise.reject(
      new RuntimeLimit(
        'MobileModel.execute, preload and unload run on a phone only: use torch.jit._loadForMobile.',
      ),
    );
  return {execute: refuse, preload: refuse, unload: refuse};
}
