import type {LoadedModel, Release, Value} from 'torchlive-web';
import {remoteModel} from 'torchlive-web/models';
import {ownerCalls, workerCalls} from '../modelCalls';
import {connect} from '../../port';

type Options = {
  /** Whose libtorch reads the files. */
  release: Release;
  start: () => Promise<Worker>;
  /** Reads ONNX Runtime, where models may be large; without it loops compute everything. */
  readRuntime?: () => Promise<{script: string; wasm: ArrayBuffer}>;
};

/** Runs models in a worker, which starts with the first of them. */
export function createModelWorker({release, start, readRuntime}: Options) {
  async function open() {
    const worker = await start();
    const failure = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', ({message}) => {
        // The next model starts another one.
        opening = undefined;
        reject(new Error(`The model stopped: ${message}`));
      });
    });
    failure.catch(() => undefined);
    const {port1, port2} = new MessageChannel();
    const functions = {
      readRuntime: () => readRuntime?.(),
    };
    const call = connect(port1, functions, ownerCalls, workerCalls);
    worker.postMessage('connect', [port2]);
    const dropped = new FinalizationRegistry<number>((model) => {
      void call('unload', [model]);
    });
    return {call, failure, dropped};
  }

  let opening: ReturnType<typeof open> | undefined;

  return async (
    file: ArrayBuffer,
    kind: 'ptl' | 'onnx' = 'ptl',
  ): Promise<LoadedModel> => {
    opening ??= open();
    const {call, failure, dropped} = await opening.catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    const {model, facts} = await Promise.race([
      call('load', [file, release, kind, readRuntime !== undefined], [file]),
      failure,
    ]);
    const run = (name: string, inputs: readonly Value[]) =>
      call('run', [model, name, inputs]);
    // Whoever can still call a method of the model has this function.
    dropped.register(run, model);
    return remoteModel(facts, run);
  };
}
