import {cards} from '../../../runtime/models/cards';
import {findServed, type ServedModel} from '../../../runtime/models/registry';
import {cacheDir} from '../../../runtime/native/cacheFiles';
import type {LoadedModel} from '../../../runtime/native/torchlive/types';
import type {AppPage} from '../bridge';
import {createModelWorker} from './createModelWorker';
import {createOwnModel} from './createOwnModel';
import {createReader} from './createReader';
import type {ModelFiles} from './modelWorker';

/** The network of an app: nothing comes from other hosts, and what stands for it is here. */
export function createDownloads(
  page: AppPage,
  watch: (model: LoadedModel) => LoadedModel = (model) => model,
) {
  const read = page.read ?? createReader(page);
  const loadInWorker = createModelWorker(page.findModelWorker);
  const own =
    page.onnxRuntime === undefined
      ? undefined
      : createOwnModel(page.onnxRuntime, read);
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
    {card, assets}: ServedModel,
  ): Promise<LoadedModel> {
    return load(async () => {
      if (own !== undefined) {
        return watch(own.model);
      }
      const files: ModelFiles = {};
      for (const name of assets) {
        files[name] = await read(name);
      }
      const model = await loadInWorker(address, files);
      page.showModel(cards[card].line);
      return watch(model);
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

  /** Lets a file of the reader's answer. */
  async function openModel(file: File): Promise<void> {
    await load(async () => own?.open(file));
    page.showModel(`Your own model, ${file.name}, on ONNX Runtime Web.`);
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
    openModel,
    loadModel,
    /** What `ImageUtil.fromURL` uses. */
    fetchBytes,
    /** What `fetch` is to the app. */
    fetch: async (url: string) => new Response(await fetchBytes(url)),
  };
}
