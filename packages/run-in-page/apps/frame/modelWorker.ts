import type {LoadedModel} from 'torchlive-web';
import {
  factsOf,
  lazyRuntime,
  loadPtlModel,
  runMethod,
} from 'torchlive-web/models';
import {onConnect} from '../../examples/frame/onConnect';
import {ownerCalls, workerCalls} from '../modelCalls';
import {connect, type Call} from '../../port';
import type {OnnxRuntime} from './onnxRuntime';

const scope = globalThis as unknown as {
  importScripts: (script: string) => void;
  onnx: OnnxRuntime;
};

const models = new Map<number, LoadedModel>();
let count = 0;

/** Asks for ONNX Runtime, and gives what its script has. */
async function loadRuntime(call: Call<typeof ownerCalls>) {
  const {script, wasm} = await call('readRuntime', []);
  scope.importScripts(script);
  return {wasm, ...scope.onnx};
}

/** Models run here, so that the page stays responsive. */
onConnect((port) => {
  const runtime = lazyRuntime(async () => {
    const {startOnnxRuntime, wasm} = await loadRuntime(call);
    return startOnnxRuntime(wasm);
  });

  async function loadOnnx(file: ArrayBuffer): Promise<LoadedModel> {
    const {loadOnnxModel, wasm} = await loadRuntime(call);
    return loadOnnxModel(file, wasm);
  }

  const call = connect(
    port,
    {
      async load(file, release, kind, hasRuntime) {
        const model =
          kind === 'onnx'
            ? await loadOnnx(file)
            : await loadPtlModel(new Uint8Array(file), {
                release,
                ...(hasRuntime && {runtime}),
              });
        count += 1;
        models.set(count, model);
        return {model: count, facts: factsOf(model)};
      },
      run(model, name, inputs) {
        const found = models.get(model);
        if (found === undefined) {
          throw new Error('The model was let go.');
        }
        return runMethod(found, name, inputs);
      },
      async unload(model) {
        await models.get(model)?.dispose?.();
        models.delete(model);
      },
    },
    workerCalls,
    ownerCalls,
  );
});
