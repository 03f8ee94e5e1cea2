import {loadOnnxModel} from '../../../runtime/models/onnxModel';

/** What the script of ONNX Runtime gives to the frame. */
export type OnnxRuntime = {loadOnnxModel: typeof loadOnnxModel};

/** As elsewhere, for inputs of another window: its arrays are none to ONNX Runtime. */
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
