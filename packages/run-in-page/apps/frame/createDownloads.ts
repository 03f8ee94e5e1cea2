import {
  cacheDir,
  RuntimeLimit,
  type LoadedModel,
  type Value,
} from 'torchlive-web';
import {describeValue, fits} from 'torchlive-web/models';
import type {FramePage} from '../bridge';
import type {FindServed, Served} from '../models';
import {createModelWorker} from './createModelWorker';

type ServedModel = Extract<Served, {kind: 'model'}>;

type Run = (inputs: readonly Value[]) => Promise<Value>;

/** The reader's model, whose errors say what the app passes. */
function toLocal(
  own: LoadedModel,
  extraFiles: LoadedModel['extraFiles'],
  gives: string,
  say: FramePage['say'],
): LoadedModel {
  const local =
    (run: LoadedModel['forward'], expects = ''): Run =>
    async (inputs) => {
      try {
        return await run(inputs);
      } catch (error) {
        const {message} = error as Error;
        const passes = inputs.map(describeValue).join(', ');
        const text = `${message.replace(/\.?$/, '.')} The app passes ${passes}${expects}.`;
        say(text);
        // The phone's own errors are plain objects, which apps print as [object Object].
        throw new RuntimeLimit(text, {cause: error});
      }
    };
  const forward = local(own.forward, `, and expects ${gives}`);
  const methods = Object.entries(own.methods ?? {}).map(
    ([name, {inputs, run}]) => [name, {inputs, run: local(run)}] as const,
  );
  return {
    ...own,
    async forward(inputs) {
      const result = await forward(inputs);
      if (!fits(result, gives)) {
        say(
          `Your model gives ${describeValue(result)}, but this app expects ${gives}.`,
        );
      }
      return result;
    },
    methods: Object.fromEntries(methods),
    // An .onnx file has none.
    extraFiles: {...extraFiles, ...own.extraFiles},
  };
}

type Answering = {
  /** What the app loaded: whichever model answers now. */
  model: LoadedModel;
  /** Looks for the reader's own. */
  refresh: () => Promise<void>;
};

/** A model in whose place the reader's own answers, whichever file comes next. */
function createAnswering(
  first: LoadedModel,
  find: () => Promise<LoadedModel | undefined>,
): Answering {
  let answering = first;
  async function refresh(): Promise<void> {
    answering = (await find()) ?? first;
  }
  return {
    refresh,
    model: {
      forward: (inputs) => answering.forward(inputs),
      get inputs() {
        return answering.inputs;
      },
      get methods() {
        return answering.methods;
      },
      get extraFiles() {
        return answering.extraFiles;
      },
    },
  };
}

/** The network of an app: nothing comes from other hosts, and what stands for it is here. */
export function createDownloads(
  page: FramePage,
  findServed: FindServed,
  watch = (model: LoadedModel, _name: string): LoadedModel => model,
) {
  const loadInWorker = createModelWorker({
    release: page.release,
    start: async () => new Worker(await page.findModelWorker()),
  });
  /** Models that were downloaded, by the address of their file. */
  const models = new Map<string, LoadedModel>();
  /** Of models that the app may have let go. */
  const refreshes: WeakRef<() => Promise<void>>[] = [];

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
    {asset, gives}: ServedModel,
  ): Promise<LoadedModel> {
    const name = address.slice(address.lastIndexOf('/') + 1);
    return load(async () => {
      const own = await page.findOwnModel(name);
      if (own === undefined && page.needsOwnModel) {
        throw new Error(
          'There is no model yet. Open or drop the .ptl or .onnx file that the export script wrote.',
        );
      }
      const first = own ?? (await loadInWorker(await page.read(asset)));
      const {extraFiles} = first;
      const find = async () => {
        const found = await page.findOwnModel(name);
        const local = found && toLocal(found, extraFiles, gives, page.say);
        return local && watch(local, name);
      };
      const {model, refresh} = createAnswering(watch(first, name), find);
      await refresh();
      refreshes.push(new WeakRef(refresh));
      return model;
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
      return new Uint8Array(await page.read(served.asset));
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
    /** Lets a file that the reader has opened answer: its methods and extra files count at once. */
    takeOwnModels: async () => {
      await Promise.all(
        refreshes.map(async (reference) => reference.deref()?.()),
      );
    },
    /** What `ImageUtil.fromURL` uses. */
    fetchBytes,
    /** What `fetch` is to the app. */
    fetch: async (url: string) => new Response(await fetchBytes(url)),
  };
}
