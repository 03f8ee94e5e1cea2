import {loadOnnxModel} from '../../../runtime/models/onnxModel';

/** What the script of ONNX Runtime gives to the frame. */
export type OnnxRuntime = {loadOnnxModel: typeof loadOnnxModel};

/** Copies the inputs: ONNX Runtime does not recognise typed arrays of another window. */
const load: typeof loadOnnxModel = async (file, wasm) => {
  const model = await loadOnnxModel(file, wasm);
  return {
    ...model,
    forward: (inputs) => model.forward(structuredClone(inputs)),
  };
};

Object.assign(globalThis, {
  onnx: {loadOnnxModel: load} satisfies OnnxRuntime,
});
