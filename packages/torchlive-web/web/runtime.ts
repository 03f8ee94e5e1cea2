import {lazyRuntime} from '../models/lazyRuntime';

/** Computes the heavy parts of models in WebAssembly. */
export const runtime = lazyRuntime(() => import('onnxruntime-web/wasm'));
