import {onnxRuntime} from '@generated/run-apps/default/files.js';
import type {ReadAsset} from '../apps/bridge';
import {downloadError} from './downloadError';
import {scriptUrl} from '../scriptUrl';
import {frameLoaded} from './frameLoaded';
import {loadText} from './run/loadRelease';

/** The window of the only document that may run WebAssembly. */
export type ModelWindow = Window & typeof globalThis;

/** The shortest module there is. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Rejects, before more is loaded, where WebAssembly can't run. */
export async function checkWebAssembly({
  WebAssembly,
}: ModelWindow): Promise<void> {
  try {
    await WebAssembly.compile(emptyModule);
  } catch (error) {
    throw new Error(
      'WebAssembly is blocked in this browser, by a setting or a policy. ONNX Runtime can’t run your model without it; the other tutorials need none.',
      {cause: error},
    );
  }
}

/** Loads the document; rejects if the browser shows an error page of its own. */
export async function loadModelDocument(
  frame: HTMLIFrameElement,
): Promise<ModelWindow> {
  frame.src = '/embed/model/';
  frame.hidden = true;
  document.body.append(frame);
  await frameLoaded(frame).catch((error: unknown) => {
    throw downloadError(error);
  });
  if (frame.contentDocument === null) {
    throw downloadError(frame.src);
  }
  return frame.contentWindow as ModelWindow;
}

/** Reads ONNX Runtime for the worker of a document. */
export function runtimeReader(modelWindow: ModelWindow, read: ReadAsset) {
  return async () => {
    await checkWebAssembly(modelWindow);
    const wasm = await read('ort-wasm-simd-threaded.wasm');
    return {script: onnxRuntime, wasm};
  };
}

/** Starts a script in a worker, which has the policy of the document that makes its address. */
export async function startWorker(
  modelWindow: ModelWindow,
  address: string,
): Promise<Worker> {
  const script = await loadText(address).catch((error: unknown) => {
    throw downloadError(error);
  });
  return new modelWindow.Worker(scriptUrl(script, modelWindow));
}
