import {addScript} from '@site/plugins/lib/addScript';
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

async function openFrame(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.src = '/embed/model/';
  frame.hidden = true;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.append(frame);
  });
  return frame;
}

/** Rejects, before anything is loaded, where WebAssembly can't run. */
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

/** The reader's own `.onnx` file, in the place of an app's model. */
export function createOwnModel(
  /** Address of the script of ONNX Runtime. */
  runtime: string,
  read: ReadAsset,
  /** Hears of the shapes and the best classes of each answer. */
  print: (line: string) => void,
) {
  let frame: HTMLIFrameElement | undefined;
  let model: LoadedModel | undefined;

  async function loadInFrame(file: File): Promise<LoadedModel> {
    frame ??= await openFrame();
    const modelWindow = frame.contentWindow as ModelWindow;
    await checkWebAssembly(modelWindow);
    await addScript(modelWindow.document, runtime);
    const wasm = await read('ort-wasm-simd-threaded.wasm');
    return modelWindow.onnx.loadOnnxModel(await file.arrayBuffer(), wasm);
  }

  return {
    /** Undefined before a file was opened. */
    find: () => model,

    /** Lets a file answer; rejects with what is wrong with it. */
    async open(file: File): Promise<void> {
      const loaded = await loadInFrame(file);
      const labels = await read('ImageNetClasses.json');
      model = withReport(
        loaded,
        JSON.parse(new TextDecoder().decode(labels)) as string[],
        print,
      );
    },

    close: () => frame?.remove(),
  };
}
