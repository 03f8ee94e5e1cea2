import type {AssetName} from '../../../runtime/models/assets';
import {findServed} from '../../../runtime/models/registry';
import type {LoadedModel, Value} from '../../../runtime/native/torchlive/types';

/** Files that a model needs, by name. */
export type ModelFiles = Partial<Record<AssetName, ArrayBuffer>>;

/** Asks to load a model, or one that is loaded for an answer. */
export type ModelRequest =
  | {address: string; files: ModelFiles}
  | {model: number; inputs: readonly Value[]};

/** What is known of a loaded model, and the number by which to ask it. */
export type ModelFacts = Omit<LoadedModel, 'forward'> & {model: number};

const models: LoadedModel[] = [];

async function load(address: string, files: ModelFiles): Promise<ModelFacts> {
  const served = findServed(address);
  if (served.kind !== 'model') {
    throw new Error(`${address} is not a model`);
  }
  const {forward, ...facts} = await served.load((name) =>
    Promise.resolve(files[name] ?? new ArrayBuffer()),
  );
  return {...facts, model: models.push({forward}) - 1};
}

async function answer(request: ModelRequest): Promise<unknown> {
  return 'address' in request
    ? load(request.address, request.files)
    : models[request.model]?.forward(request.inputs);
}

/** Models run here, so that the page stays responsive. Each request brings the port for its answer. */
globalThis.onmessage = ({data, ports: [port]}: MessageEvent<ModelRequest>) => {
  answer(data).then(
    (value) => port?.postMessage({value}),
    (error: unknown) => port?.postMessage({error}),
  );
};
