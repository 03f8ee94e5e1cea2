import {RuntimeLimit} from '../../../runtime/engine/errors';
import {findServed, type ServedModel} from '../../../runtime/models/registry';
import {cacheDir} from '../../../runtime/native/cacheFiles';
import type {LoadedModel} from '../../../runtime/native/torchlive/types';
import type {AppPage, FindModel} from '../bridge';
import {createModelWorker} from './createModelWorker';
import {createReader} from './createReader';
import type {ModelFiles} from './modelWorker';

/**
 * The reader's own model, which the page runs: its promises, values and errors are of
 * other classes than this window's. Apps keep it, whichever file comes next.
 */
async function loadOwnModel(
  findInPage: FindModel,
  say: AppPage['say'],
): Promise<LoadedModel> {
  async function find(): Promise<LoadedModel> {
    const model = await findInPage();
    if (model === undefined) {
      throw new Error(
        'There is no model yet. Open or drop the .onnx file that the export script wrote.',
      );
    }
    return model;
  }

  await find();
  return {
    async forward(inputs) {
      try {
        const model = await find();
        return structuredClone(await model.forward(inputs));
      } catch (error) {
        const {message} = error as Error;
        say(message);
        // The phone's own errors are plain objects, which apps print as [object Object].
        throw new RuntimeLimit(message, {cause: error});
      }
    },
  };
}

/** The network of an app: nothing comes from other hosts, and what stands for it is here. */
export function createDownloads(
  page: AppPage,
  watch: (model: LoadedModel) => LoadedModel = (model) => model,
) {
  const read = page.read ?? createReader(page);
  const loadInWorker = createModelWorker(page.findModelWorker);
  /** Models that were downloaded, by the address of their file. */
  const models = new Map<string, LoadedModel>();

  /** Reads something for the app; the phone shows why that fails. */
  async function load<T>(work: () => Promise<T>): Promise<T> {
    page.say('');
    try {
      return await work();
    } catch (error) {
      page.say(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  function loadServed(
    address: string,
    {assets}: ServedModel,
  ): Promise<LoadedModel> {
    return load(async () => {
      if (page.findOwnModel !== undefined) {
        return watch(await loadOwnModel(page.findOwnModel, page.say));
      }
      const files: ModelFiles = {};
      for (const name of assets) {
        files[name] = await read(name);
      }
      return watch(await loadInWorker(address, files));
    });
  }

  /** What apps use of `expo-file-system`. */
  const fileSystem = {
    cacheDirectory: `file://${cacheDir}/`,
    getInfoAsync: (uri: string) => Promise.resolve({exists: models.has(uri)}),
    async downloadAsync(url: string, uri: string) {
      const served = findServed(url);
      if (served.kind !== 'model') {
        page.say(served.kind === 'missing' ? served.reason : '');
        return {status: 404};
      }
      models.set(uri, await loadServed(url, served));
      return {status: 200};
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

  function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
    return load(async () => {
      const served = findServed(url);
      if (served.kind !== 'document') {
        throw new TypeError(
          served.kind === 'missing' ? served.reason : `${url} is a model`,
        );
      }
      return new Uint8Array(await read(served.asset));
    });
  }

  /** A model that was downloaded, or one that the app has in its bundle. */
  async function loadModel(file: string): Promise<LoadedModel> {
    const model = models.get(`file://${file}`);
    if (model !== undefined) {
      return model;
    }
    const served = findServed(file);
    if (served.kind !== 'model') {
      throw new Error(`${file} is not a model`);
    }
    return loadServed(file, served);
  }

  return {
    fileSystem,
    loadModel,
    /** What `ImageUtil.fromURL` uses. */
    fetchBytes,
    /** What `fetch` is to the app. */
    fetch: async (url: string) => new Response(await fetchBytes(url)),
  };
}
