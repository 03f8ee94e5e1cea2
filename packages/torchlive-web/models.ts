export {softmax} from './models/activations';
export {describeValue, fits} from './models/describeValue';
export {lazyRuntime} from './models/lazyRuntime';
export {missingOperators} from './models/missingOperators';
export {loadOnnxModel, startOnnxRuntime} from './models/onnxModel';
export {loadPtlModel, loadPtlModelSync} from './models/ptlModel';
export {
  factsOf,
  remoteModel,
  runMethod,
  type ModelFacts,
} from './models/remoteModel';
export {withReport} from './models/withReport';
