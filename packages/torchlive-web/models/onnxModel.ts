import type {InferenceSession, Tensor as OrtTensor} from 'onnxruntime-common';
import {memory, toContiguous} from '../tensors/copy';
import {dtypes, type DType} from '../tensors/dtype';
import {empty, type Tensor} from '../tensors/tensor';
import type {LoadedModel, Value} from '../native/torchlive/types';

function toDtype(type: string): DType {
  if (!(type in dtypes)) {
    throw new Error(
      `The model returns a tensor of ${type}, which PlayTorch has no dtype for.`,
    );
  }
  return type as DType;
}

function fromOrt({type, dims, data}: OrtTensor): Tensor {
  const tensor = empty(toDtype(type), [...dims]);
  tensor.storage.set(data as never);
  return tensor;
}

/** Throws unless a tensor fits an input, whose shape has names for sizes that may vary. */
function checkInput(
  input: InferenceSession.ValueMetadata,
  given: Value | undefined,
): asserts given is Tensor {
  if (!input.isTensor) {
    return;
  }
  const {name, type, shape} = input;
  const tensor = given as Tensor | undefined;
  const fits =
    tensor?.dtype === type &&
    tensor.shape.length === shape.length &&
    shape.every(
      (size, axis) => typeof size === 'string' || size === tensor.shape[axis],
    );
  if (!fits) {
    const got =
      tensor === undefined
        ? 'nothing'
        : `${tensor.dtype} [${tensor.shape.join(', ')}]`;
    throw new Error(
      `The model’s input “${name}” is ${type} [${shape.join(', ')}], but the app passes ${got}.`,
    );
  }
}

/** ONNX Runtime Web on one thread: its code comes on demand, its WebAssembly from the caller. */
export async function startOnnxRuntime(wasm: ArrayBuffer) {
  const ort = await import('onnxruntime-web/wasm');
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary = wasm;
  return ort;
}

/** Loads an `.onnx` file with ONNX Runtime Web. */
export async function loadOnnxModel(
  file: ArrayBuffer,
  wasm: ArrayBuffer,
): Promise<LoadedModel> {
  const ort = await startOnnxRuntime(wasm);
  let session: Awaited<ReturnType<typeof ort.InferenceSession.create>>;
  try {
    session = await ort.InferenceSession.create(new Uint8Array(file));
  } catch (error) {
    throw new Error(
      'This file is not an ONNX model, or has operators that ONNX Runtime Web lacks. Drop the .onnx that the export script wrote.',
      {cause: error},
    );
  }
  const {inputMetadata, outputNames} = session;
  return {
    inputs: inputMetadata.map(() => 'Tensor'),
    dispose: () => session.release(),
    async forward(inputs) {
      const feeds = inputMetadata.map((input, index) => {
        const given = inputs[index];
        checkInput(input, given);
        const tensor = toContiguous(given);
        const {dtype, shape} = tensor;
        const values = memory(tensor) as Float32Array;
        return [input.name, new ort.Tensor(dtype as 'float32', values, shape)];
      });
      const results = await session.run(
        Object.fromEntries(feeds) as Record<string, OrtTensor>,
      );
      const outputs = outputNames.map((name) => {
        const output = results[name];
        if (!output) {
          throw new Error(`the model gave no output "${name}"`);
        }
        return fromOrt(output);
      });
      const [first] = outputs;
      return first && outputs.length === 1 ? first : outputs;
    },
  };
}
