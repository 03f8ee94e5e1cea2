import {
  createComputer,
  loadModel,
  read,
  Tensor,
  type IValue,
  type Module,
} from 'lite-interpreter';
import {explain, inspect, type Inspection} from 'lite-interpreter/inspect';
import {lazyRuntime, missingOperators} from 'torchlive-web/models';
import type {OnnxRuntime} from '../apps/frame/onnxRuntime';
import {ownerCalls} from '../apps/modelCalls';
import {connect} from '../port';
import {onConnect} from '../examples/frame/onConnect';
import {inspectorCalls} from './calls';
import {describeModel} from './describeModel';
import {describeResult} from './describeResult';
import {makeInput} from './makeInputs';

const scope = globalThis as unknown as {
  importScripts: (script: string) => void;
  onnx: OnnxRuntime;
};

/** Computes what waits: a result is known when its numbers are. */
function settle(value: IValue): void {
  if (value instanceof Tensor) {
    read(value);
  }
}

/** Looks into models, and runs them, so that the page stays responsive. */
onConnect((port) => {
  let file: Uint8Array | undefined;
  let found: Inspection | undefined;
  let loading: Promise<Module> | undefined;

  const computer = createComputer(
    lazyRuntime(async () => {
      const {script, wasm} = await call('readRuntime', []);
      scope.importScripts(script);
      return scope.onnx.startOnnxRuntime(wasm);
    }),
  );

  async function load(): Promise<Module> {
    if (file === undefined) {
      throw new Error('There is no model yet.');
    }
    const libtorch = found?.releases
      .toReversed()
      .find(
        ({reasons}) => !reasons.some(({kind}) => kind === 'version'),
      )?.libtorch;
    return loadModel(file, {computer, ...(libtorch && {libtorch})});
  }

  const call = connect(
    port,
    {
      async inspect(buffer) {
        file = new Uint8Array(buffer);
        loading = undefined;
        try {
          found = await inspect(file, {missing: missingOperators});
          return describeModel(found);
        } catch (error) {
          if (error instanceof Error) {
            return explain(file, error);
          }
          throw error;
        }
      },
      async run(name, inputs) {
        const values = inputs.map(makeInput);
        loading ??= load();
        const model = await loading;
        const start = performance.now();
        const result = await model.run(name, values);
        settle(result);
        const milliseconds = performance.now() - start;
        return {milliseconds, gives: describeResult(result)};
      },
    },
    inspectorCalls,
    ownerCalls,
  );
});
