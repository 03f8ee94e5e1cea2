import {
  assetBytes,
  type AssetName,
  type ReadAsset,
} from '../../../runtime/models/assets';
import type {AppPage} from '../bridge';
import {downloadError} from './downloadError';

/** An app gets another one. */
const {fetch: fetchFile} = globalThis;

/** Reads files of the site, and says how far it is. */
export function createReader({
  assets,
  showDownload,
}: Pick<AppPage, 'assets' | 'showDownload'>): ReadAsset {
  async function readBody(
    name: AssetName,
    signal: AbortSignal,
    onBytes: (loaded: number) => void,
  ): Promise<ArrayBuffer> {
    const {body, ok, status} = await fetchFile(assets[name] ?? name, {signal});
    if (!ok || body === null) {
      throw new Error(`${name}: the server answered ${status}.`);
    }
    const file = new Uint8Array(assetBytes[name]);
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
    const controller = new AbortController();
    const cancelled = new Error('You cancelled the download.');
    const show = (loaded: number) =>
      showDownload({
        loaded,
        total: assetBytes[name],
        cancel: () => controller.abort(cancelled),
      });
    try {
      show(0);
      return await readBody(name, controller.signal, show);
    } catch (error) {
      throw controller.signal.aborted ? cancelled : downloadError(error);
    } finally {
      showDownload(undefined);
    }
  };
}
