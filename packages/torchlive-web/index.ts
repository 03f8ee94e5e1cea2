export {RuntimeLimit} from './tensors/errors';
export {cacheDir} from './native/cacheFiles';
export {createMemoryHost} from './native/memoryHost';
export {createPhone, type Phone} from './native/createPhone';
export type {
  CameraFacing,
  CameraFrame,
  CameraSource,
  CameraStream,
  Host,
} from './native/host';
export {isRelease, packageOf, type Release} from './native/release';
export {createTorchlive} from './native/torchlive/createTorchlive';
export {inspect} from './native/torchlive/inspect';
export type {
  LoadedModel,
  Method,
  RgbPixels,
  Value,
} from './native/torchlive/types';
