import type {AssetFiles, Download, ReadAsset} from '../../apps/bridge';
import {downloadError} from '../downloadError';

type Options = {
  assets: AssetFiles;
  /** Hears of the bytes of a file, and of its end. */
  showDownload: (download: Download | undefined) => void;
};

/** Reads files of the site, and says how far it is. */
export function createReader({assets, showDownload}: Options): ReadAsset {
  async function readBody(
    {url, bytes}: AssetFiles[string],
    signal: AbortSignal,
    onBytes: (loaded: number) => void,
  ): Promise<ArrayBuffer> {
    const {body, ok, status} = await fetch(url, {signal});
    if (!ok || body === null) {
      throw new Error(`${url}: the server responded with status ${status}.`);
    }
    const file = new Uint8Array(bytes);
    let loaded = 0;
    const reader = body.getReader();
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        return file.buffer;
      }
      file.set(value, loaded);
      loaded += value.length;
      onBytes(loaded);
    }
  }

  return async (name) => {
    const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (asset === undefined) {
      throw new Error(`There is no file "${name}".`);
    }
    const controller = new AbortController();
    const cancelled = new Error('You canceled the download.');
    const show = (loaded: number) =>
      showDownload({
        loaded,
        total: asset.bytes,
        cancel: () => controller.abort(cancelled),
      });
    try {
      show(0);
      return await readBody(asset, controller.signal, show);
    } catch (error) {
      throw controller.signal.aborted ? cancelled : downloadError(error);
    } finally {
      showDownload(undefined);
    }
  };
}
