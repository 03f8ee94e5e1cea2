import {addScript} from '@site/plugins/lib/addScript';
import {downloadError} from '@site/plugins/run-apps/frame/downloadError';
import type {OnnxRuntime} from '@site/plugins/run-apps/frame/onnxRuntime';
import type {ReadAsset} from '@site/runtime/models/assets';
import {withReport} from '@site/runtime/models/withReport';
import type {LoadedModel} from '@site/runtime/native/torchlive/types';

/** The window of the only document that may run WebAssembly. */
type ModelWindow = Window & {
  WebAssembly: typeof WebAssembly;
  onnx: OnnxRuntime;
};

/** The shortest module there is. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Rejects, before more is loaded, where WebAssembly can't run. */
async function checkWebAssembly({WebAssembly}: ModelWindow): Promise<void> {
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
async function loadDocument(frame: HTMLIFrameElement): Promise<ModelWindow> {
  await new Promise((resolve) => {
    frame.src = '/embed/model/';
    frame.hidden = true;
    frame.onload = resolve;
    document.body.append(frame);
  });
  if (frame.contentDocument === null) {
    throw downloadError(frame.src);
  }
  return frame.contentWindow as ModelWindow;
}

/** Errors of another window are of its own class, and a script fails with an event. */
function toError(thrown: Partial<Error>): Error {
  if (thrown instanceof Error) {
    return thrown;
  }
  return thrown.message === undefined
    ? downloadError(thrown)
    : new Error(thrown.message, {cause: thrown});
}

/** The reader's own `.onnx` file, in the place of an app's model. */
export function createOwnModel(
  /** Address of the script of ONNX Runtime. */
  runtime: string,
  read: ReadAsset,
  /** Hears of the shapes and the best classes of each answer. */
  print: (line: string) => void,
) {
  /** One for each file, so that nothing of an earlier one stays in memory. */
  const frames = new Set<HTMLIFrameElement>();
  let model: LoadedModel | undefined;

  function remove(frame: HTMLIFrameElement): void {
    frames.delete(frame);
    frame.remove();
  }

  async function load(
    frame: HTMLIFrameElement,
    file: File,
  ): Promise<LoadedModel> {
    const modelWindow = await loadDocument(frame);
    await checkWebAssembly(modelWindow);
    await addScript(modelWindow.document, runtime);
    const wasm = await read('ort-wasm-simd-threaded.wasm');
    const labels = await read('ImageNetClasses.json');
    const loaded = await modelWindow.onnx.loadOnnxModel(
      await file.arrayBuffer(),
      wasm,
    );
    return withReport(
      {
        ...loaded,
        async forward(inputs) {
          try {
            return await loaded.forward(inputs);
          } catch (error) {
            throw toError(error as Partial<Error>);
          }
        },
      },
      JSON.parse(new TextDecoder().decode(labels)) as string[],
      print,
    );
  }

  return {
    /** Undefined before a file was opened. */
    find: () => model,

    /** Lets a file answer; rejects with what is wrong with it, and the one before it goes on. */
    async open(file: File): Promise<void> {
      const earlier = [...frames];
      const frame = document.createElement('iframe');
      frames.add(frame);
      try {
        model = await load(frame, file);
        earlier.forEach(remove);
      } catch (error) {
        remove(frame);
        throw toError(error as Partial<Error>);
      }
    },

    close: () => frames.forEach(remove),
  };
}
