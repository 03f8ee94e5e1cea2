import type {LoadedModel, Release, Value} from 'torchlive-web';
import {remoteModel} from 'torchlive-web/models';
import {connectWorker} from '../connectWorker';
import {workerCalls} from '../modelCalls';

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
    const {call, failure} = connectWorker(
      await start(),
      {readRuntime: () => readRuntime?.()},
      workerCalls,
      // The next model starts another one.
      () => {
        opening = undefined;
      },
    );
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
