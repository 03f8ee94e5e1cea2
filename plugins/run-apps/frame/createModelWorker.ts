import type {LoadedModel, Value} from '../../../runtime/native/torchlive/types';
import type {AppPage} from '../bridge';
import {downloadError} from './downloadError';
import type {ModelFacts, ModelFiles, ModelRequest} from './modelWorker';

type Answer<T> = {value: T} | {error: Error};

function ask<T>(
  worker: Worker,
  request: ModelRequest,
  files: readonly ArrayBuffer[] = [],
): Promise<T> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<Answer<T>>) => {
      port1.close();
      if ('error' in data) {
        reject(data.error);
      } else {
        resolve(data.value);
      }
    };
    worker.postMessage(request, [port2, ...files]);
  });
}

/** Runs models in a worker, which starts with the first of them. */
export function createModelWorker(findScript: AppPage['findModelWorker']) {
  let worker: Promise<Worker> | undefined;

  async function start(): Promise<Worker> {
    try {
      return new Worker(await findScript());
    } catch (error) {
      worker = undefined;
      throw error;
    }
  }

  /** Loads what serves an address, from the files that it needs. */
  return async (address: string, files: ModelFiles): Promise<LoadedModel> => {
    worker ??= start();
    const current = await worker;
    const failure = new Promise<never>((_resolve, reject) => {
      current.addEventListener('error', (event) => {
        // The next model starts another one.
        worker = undefined;
        reject(downloadError(event));
      });
    });
    const request = {address, files};
    const {model, ...facts} = await Promise.race([
      ask<ModelFacts>(current, request, Object.values(files)),
      failure,
    ]);
    return {
      ...facts,
      forward: (inputs) => ask<Value>(current, {model, inputs}),
    };
  };
}
