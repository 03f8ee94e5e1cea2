import type {LoadedModel} from '../../../runtime/native/torchlive/types';
import {cacheDir} from '../../../runtime/native/cacheFiles';
import type {AppPage, SiteFile} from '../bridge';
import {cardLines, findDocument, findModel} from './models';

const {fetch: fetchFile} = globalThis;

/** Reads a file of the site, and says how far it is. */
async function readFile(
  {url, bytes}: SiteFile,
  showDownload: AppPage['showDownload'],
): Promise<ArrayBuffer> {
  const controller = new AbortController();
  const cancel = () =>
    controller.abort(new Error('You cancelled the download.'));
  const file = new Uint8Array(bytes);
  let loaded = 0;
  try {
    showDownload({loaded, total: bytes, cancel});
    const {body, ok, status} = await fetchFile(url, {
      signal: controller.signal,
    });
    if (!ok || body === null) {
      throw new Error(`The server answered ${status}.`);
    }
    const reader = body.getReader();
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        return file.buffer;
      }
      file.set(value, loaded);
      loaded += value.length;
      showDownload({loaded, total: bytes, cancel});
    }
  } catch (error) {
    throw controller.signal.aborted
      ? error
      : new Error(
          'The model did not arrive. Check your connection, then try again.',
          {cause: error},
        );
  } finally {
    showDownload(undefined);
  }
}

/** The network of an app: nothing comes from other hosts, and what stands for it is here. */
export function createDownloads(page: AppPage) {
  /** Models that were downloaded, by the address of their file. */
  const models = new Map<string, LoadedModel>();

  async function download(url: string): Promise<LoadedModel | undefined> {
    const model = findModel(url);
    const weights = page.weights[model?.weights ?? ''];
    if (model === undefined || weights === undefined) {
      page.say(`This page has no model for ${url}, so the app ends here.`);
      return undefined;
    }
    const file = await readFile(weights, page.showDownload).catch(
      (error: unknown) => {
        page.say(error instanceof Error ? error.message : String(error));
        throw error;
      },
    );
    page.say('');
    page.showModel(cardLines[model.weights] ?? '');
    return model.create(file);
  }

  /** What apps use of `expo-file-system`. */
  const fileSystem = {
    cacheDirectory: `file://${cacheDir}/`,
    getInfoAsync: (uri: string) => Promise.resolve({exists: models.has(uri)}),
    async downloadAsync(url: string, uri: string) {
      const model = await download(url);
      if (model !== undefined) {
        models.set(uri, model);
      }
      return {status: model === undefined ? 404 : 200};
    },
    moveAsync({from, to}: {from: string; to: string}) {
      const model = models.get(from);
      if (model !== undefined) {
        models.set(to, model);
        models.delete(from);
      }
      return Promise.resolve();
    },
  };

  function find(url: string): unknown {
    const found = findDocument(url);
    if (found === undefined) {
      throw new TypeError(`${url}: nothing is loaded from other hosts`);
    }
    return found;
  }

  return {
    fileSystem,
    /** The app's `fetch`. */
    fetch: (url: string) =>
      Promise.resolve().then(() => Response.json(find(url))),
    /** The phone's own, which `ImageUtil.fromURL` uses. */
    fetchBytes: (url: string) =>
      Promise.resolve().then(() =>
        new TextEncoder().encode(JSON.stringify(find(url))),
      ),
    loadModel: (file: string): Promise<LoadedModel> => {
      const model = models.get(`file://${file}`);
      return model === undefined
        ? Promise.reject(new Error(`${file} is not a model`))
        : Promise.resolve(model);
    },
  };
}
