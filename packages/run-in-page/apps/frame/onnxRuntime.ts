import {loadOnnxModel, startOnnxRuntime} from 'torchlive-web/models';

/** What the script of ONNX Runtime gives to the worker of models. */
export type OnnxRuntime = {
  startOnnxRuntime: typeof startOnnxRuntime;
  loadOnnxModel: typeof loadOnnxModel;
};

Object.assign(globalThis, {
  onnx: {startOnnxRuntime, loadOnnxModel} satisfies OnnxRuntime,
});
