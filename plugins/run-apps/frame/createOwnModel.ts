import type {ReadAsset} from '../../../runtime/models/assets';
import {withReport} from '../../../runtime/models/withReport';
import type {LoadedModel} from '../../../runtime/native/torchlive/types';
import {addScript} from '../../lib/addScript';
import type {OnnxRuntime} from './onnxRuntime';

/** The shortest module there is. */
const emptyModule = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** Rejects, before anything is loaded, where WebAssembly can't run. */
async function checkWebAssembly(): Promise<void> {
  try {
    await WebAssembly.compile(emptyModule);
  } catch (error) {
    throw new Error(
      'WebAssembly is blocked in this browser, by a setting or a policy. ONNX Runtime can’t run your model without it; the other tutorials need none.',
      {cause: error},
    );
  }
}

function fail(): never {
  throw new Error(
    'There is no model yet. Open or drop the .onnx file that the export script wrote.',
  );
}

/** The reader's own `.onnx` file, in the place of an app's model. */
export function createOwnModel(address: string, read: ReadAsset) {
  let forward: LoadedModel['forward'] = fail;
  async function readLabels(): Promise<string[]> {
    const file = await read('ImageNetClasses.json');
    return JSON.parse(new TextDecoder().decode(file)) as string[];
  }

  return {
    /** Throws before a file was opened. Apps keep it, whichever file comes next. */
    get model(): LoadedModel {
      return forward === fail ? fail() : {forward: (inputs) => forward(inputs)};
    },

    async open(file: File): Promise<void> {
      await checkWebAssembly();
      await addScript(document, address);
      const {onnx} = globalThis as unknown as {onnx: OnnxRuntime};
      const wasm = await read('ort-wasm-simd-threaded.wasm');
      const loaded = await onnx.loadOnnxModel(await file.arrayBuffer(), wasm);
      ({forward} = withReport(loaded, await readLabels(), (line) => {
        console.log(line);
      }));
    },
  };
}
