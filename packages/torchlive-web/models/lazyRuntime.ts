import type {OnnxRuntime} from 'lite-interpreter';

/** ONNX Runtime that loads when the first graph needs it: small models don't. */
export function lazyRuntime(load: () => Promise<OnnxRuntime>): OnnxRuntime {
  let loading: Promise<OnnxRuntime> | undefined;
  let loaded: OnnxRuntime | undefined;
  return {
    InferenceSession: {
      async create(model, options) {
        loading ??= load();
        try {
          loaded = await loading;
        } catch (error) {
          // What failed to load is tried again.
          loading = undefined;
          throw error;
        }
        return loaded.InferenceSession.create(model, options);
      },
    },
    get Tensor() {
      if (loaded === undefined) {
        throw new Error('A graph opens before it gets tensors.');
      }
      return loaded.Tensor;
    },
  };
}
