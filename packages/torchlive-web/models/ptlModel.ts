import {
  createComputer,
  loadModel,
  loadModelSync,
  type LibtorchRelease,
  type Module,
  type OnnxRuntime,
} from 'lite-interpreter';
import {isSince, type Release} from '../native/release';
import type {Kind, LoadedModel, Method, Value} from '../native/torchlive/types';
import {fromScript, toKind, toScript} from './ptlValues';

type Options = {
  release: Release;
  /** Computes heavy parts; without it typed-array loops do. */
  runtime?: OnnxRuntime;
};

/** The libtorch that a release's phones have. */
const libtorchOf = (release: Release): LibtorchRelease =>
  isSince(release, '0.2.0') ? '1.12' : '1.10';

/** Of a method in bytecode before version 5. */
const untyped: readonly Kind[] = Array.from({length: 64}, () => 'untyped');

function methodOf(module: Module, name: string): Method {
  const types = module.exported.get(name)?.arguments?.slice(1);
  const inputs = types?.map(({type}) => toKind(type));
  const toArguments = (values: readonly Value[]) =>
    values.map((value, k) => toScript(value, inputs?.[k]));
  return {
    inputs: inputs ?? untyped,
    run: async (values) =>
      fromScript(await module.run(name, toArguments(values))),
    runSync: (values) => fromScript(module.runSync(name, toArguments(values))),
  };
}

const decoder = new TextDecoder();

/** The texts among the files that were saved with a model. */
function extraFilesOf(module: Module): Record<string, string> {
  return Object.fromEntries(
    [...module.extraFiles()].map(([name, bytes]) => [
      name,
      decoder.decode(bytes),
    ]),
  );
}

function toLoaded(module: Module): LoadedModel {
  const names = [...module.exported.keys()];
  const {run, runSync, inputs} = methodOf(module, 'forward');
  return {
    forward: run,
    forwardSync: runSync,
    inputs,
    methods: Object.fromEntries(
      names.map((name) => [name, methodOf(module, name)]),
    ),
    extraFiles: extraFilesOf(module),
  };
}

/** Sessions hold weights in memory that no garbage collector sees. */
const dropped = new FinalizationRegistry<() => Promise<void>>((dispose) => {
  void dispose();
});

/** Loads a `.ptl` file, or refuses it in the words of the release's libtorch. */
export async function loadPtlModel(
  file: Uint8Array,
  {release, runtime}: Options,
): Promise<LoadedModel> {
  const libtorch = libtorchOf(release);
  if (runtime === undefined) {
    return toLoaded(await loadModel(file, {libtorch}));
  }
  const computer = createComputer(runtime);
  const module = await loadModel(file, {libtorch, computer});
  dropped.register(module, computer.dispose);
  return {...toLoaded(module), dispose: computer.dispose};
}

/** Loads a `.ptl` file at once. */
export function loadPtlModelSync(
  file: Uint8Array,
  {release}: Options,
): LoadedModel {
  return toLoaded(loadModelSync(file, {libtorch: libtorchOf(release)}));
}
