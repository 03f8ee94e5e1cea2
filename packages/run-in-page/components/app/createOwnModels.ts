import {modelWorker} from '@generated/run-apps/default/files.js';
import type {LoadedModel, Release} from 'torchlive-web';
import {withReport} from 'torchlive-web/models';
import type {ReadAsset} from '../../apps/bridge';
import {createModelWorker} from '../../apps/frame/createModelWorker';
import {
  checkWebAssembly,
  loadModelDocument,
  runtimeReader,
  startWorker,
} from '../modelDocument';

type Options = {
  release: Release;
  /** Names of the models that the app asks for. */
  names: readonly string[];
  read: ReadAsset;
  /** Whether the five best classes of each answer are logged. */
  hasLabels: boolean;
  /** Hears of the shapes of each answer. */
  print: (line: string) => void;
};

/** A file that answers in a worker of a document of its own, so that nothing of it stays in memory. */
function createOwnModel(
  file: File,
  {release, read, hasLabels, print}: Options,
) {
  let frame: HTMLIFrameElement | undefined;
  let loading: Promise<LoadedModel> | undefined;

  function rest(): void {
    frame?.remove();
    frame = undefined;
    loading = undefined;
  }

  async function start(): Promise<LoadedModel> {
    frame = document.createElement('iframe');
    const modelWindow = await loadModelDocument(frame);
    const kind = file.name.endsWith('.onnx') ? 'onnx' : 'ptl';
    if (kind === 'onnx') {
      await checkWebAssembly(modelWindow);
    }
    const labels = hasLabels ? await read('ImageNetClasses.json') : undefined;
    const load = createModelWorker({
      release,
      start: () => startWorker(modelWindow, modelWorker),
      readRuntime: runtimeReader(modelWindow, read),
    });
    const names =
      labels && (JSON.parse(new TextDecoder().decode(labels)) as string[]);
    return withReport(await load(await file.arrayBuffer(), kind), names, print);
  }

  function load(): Promise<LoadedModel> {
    loading ??= start().catch((error: unknown) => {
      rest();
      throw error;
    });
    return loading;
  }

  return {load, rest};
}

/** The reader's own files in the place of an app's models. */
export function createOwnModels(options: Options) {
  const {names} = options;
  const models = new Map<string, ReturnType<typeof createOwnModel>>();
  /** In whose place a file answers: with several models, its name tells. */
  const slotOf = (name: string) => (names.length > 1 ? name : '');

  return {
    /** Undefined before a file was opened. */
    find: (name: string) => models.get(slotOf(name))?.load(),

    has: () => models.size > 0,

    /** Lets a file answer; rejects with what is wrong with it, and the one before it goes on. */
    async open(file: File): Promise<void> {
      if (names.length > 1 && !names.includes(file.name)) {
        throw new Error(
          `This app has several models. Name your file as the one that it replaces: ${names.join(' or ')}.`,
        );
      }
      const model = createOwnModel(file, options);
      await model.load();
      models.get(slotOf(file.name))?.rest();
      models.set(slotOf(file.name), model);
    },

    /** Ends what runs; the files are loaded again when they are asked. */
    rest: () => models.forEach((model) => model.rest()),
  };
}
