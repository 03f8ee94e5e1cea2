import {loadOnnxModel} from '../../../runtime/models/onnxModel';

/** What the script of ONNX Runtime gives to the frame. */
export type OnnxRuntime = {loadOnnxModel: typeof loadOnnxModel};

Object.assign(globalThis, {onnx: {loadOnnxModel} satisfies OnnxRuntime});
