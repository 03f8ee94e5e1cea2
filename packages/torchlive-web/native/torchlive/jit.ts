import {check, fail, RuntimeLimit} from '../../tensors/errors';
import {argument} from './arguments';
import {asHostObject, hostFunction, hostObject} from './hostObject';
import {isTensor} from './inspect';
import {asObject, asString} from './jsi';
import {tinyModel, tinyModelPath} from './tinyModel';
import {isSince, type Release} from '../release';
import type {
  LoadedModel,
  Method,
  ModelLoader,
  TorchliveOptions,
  Value,
} from './types';
import {toUntypedValue, toValue} from './values';

type Wrap = (value: unknown) => unknown;

/** A model behind its host object. */
class Module {
  constructor(readonly model: LoadedModel) {}

  method(name: string): Method | undefined {
    const {
      forward,
      forwardSync,
      inputs = ['Tensor'],
      methods = {},
    } = this.model;
    if (name === 'forward') {
      return {inputs, run: forward, runSync: forwardSync};
    }
    return Object.hasOwn(methods, name) ? methods[name] : undefined;
  }
}

const isModule = (native: object): native is Module => native instanceof Module;

/** A rejection with an object that has a message: the binding makes no Error. */
export function reject(message: string): Promise<never> {
  // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
  return Promise.reject({message});
}

/** How a promise of the binding fails once its work has started. */
function rejection(error: unknown): Promise<never> {
  // A script of its own that reads models has another class of that name.
  if (error instanceof Error && error.name === 'RuntimeLimit') {
    return Promise.reject(error);
  }
  return reject(error instanceof Error ? error.message : String(error));
}

/** A result for JavaScript: tensors become host objects at any depth. */
function fromValue(value: Value, wrap: Wrap): unknown {
  if (isTensor(value)) {
    return wrap(value);
  }
  if (Array.isArray(value)) {
    return value.map((entry: Value) => fromValue(entry, wrap));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fromValue(entry, wrap)]),
  );
}

/** Converts the arguments of a method as a release does. */
function inputsOf(
  args: readonly unknown[],
  {inputs: kinds}: Method,
  release: Release,
): Value[] {
  if (!isSince(release, '0.2.1')) {
    check(args.length >= 1, 'At least 1 arg is expected');
    return args.map(toUntypedValue);
  }
  // Further arguments are ignored, as is usual in JavaScript.
  return kinds
    .slice(0, args.length)
    .map((kind, index) => toValue(args[index], kind));
}

function moduleObject(module: Module, release: Release, wrap: Wrap): object {
  const prepare = (name: string, self: unknown, args: readonly unknown[]) => {
    const method = asHostObject(self, isModule).method(name) ?? fail(name);
    return {method, inputs: inputsOf(args, method, release)};
  };
  const asynchronous = (name: string) =>
    hostFunction(name, 1, async (self, args) => {
      const {method, inputs} = prepare(name, self, args);
      try {
        return fromValue(await method.run(inputs), wrap);
      } catch (error) {
        return rejection(error);
      }
    });
  const synchronous = (name: string) =>
    hostFunction(`${name}Sync`, 1, (self, args) => {
      const {method, inputs} = prepare(name, self, args);
      const result = (method.runSync ?? method.run)(inputs);
      if (result instanceof Promise) {
        throw new RuntimeLimit(
          `this model cannot run synchronously in a browser: await ${name}()`,
        );
      }
      return fromValue(result, wrap);
    });
  return hostObject(module, {
    names: () => ['forward', 'forwardSync'],
    get(name) {
      const base = name.replace(/(?<=.)Sync$/, '');
      const known = isSince(release, '0.2.1') || base === 'forward';
      if (known && module.method(name)) {
        return asynchronous(name);
      }
      if (known && base !== name && module.method(base)) {
        return synchronous(base);
      }
      return undefined;
    },
  });
}

/** What libtorch says of a path without a file. */
export function noFileError(path: string): Error {
  return new Error(
    `open file failed because of errno 2 on fopen: No such file or directory, file path: ${path}`,
  );
}

const noFile: ModelLoader = (path) => Promise.reject(noFileError(path));

/** The arguments of `_loadForMobile`; the last two are from 0.2.3. */
function parseLoad(args: readonly unknown[], release: Release) {
  const path = asString(argument(args, 0));
  if (!isSince(release, '0.2.3')) {
    return {path, extraFiles: undefined};
  }
  if (args.length > 1) {
    check(
      asString(args[1]) === 'cpu',
      "only 'cpu' device is currently supported",
    );
  }
  const extraFiles = args.length > 2 ? asObject(args[2]) : undefined;
  return {path, extraFiles: extraFiles as Record<string, string> | undefined};
}

/** The namespace `torch.jit`. */
export function jitNamespace(
  {release, models = noFile, modelsSync}: TorchliveOptions,
  wrap: Wrap,
): object {
  type Parsed = ReturnType<typeof parseLoad>;
  const finish = (model: LoadedModel, {extraFiles = {}}: Parsed) => {
    // The caller's object gets the text of each file that it names.
    for (const key of Object.keys(extraFiles)) {
      extraFiles[key] = model.extraFiles?.[key] ?? '';
    }
    return moduleObject(new Module(model), release, wrap);
  };
  const load = hostFunction('_loadForMobile', 1, async (_, args) => {
    const parsed = parseLoad(args, release);
    const {path} = parsed;
    try {
      const model =
        path === tinyModelPath ? tinyModel : await models(path, release);
      return finish(model, parsed);
    } catch (error) {
      return rejection(error);
    }
  });
  if (!isSince(release, '0.2.3')) {
    return {_loadForMobile: load};
  }
  const loadSync = hostFunction('_loadForMobileSync', 1, (_, args) => {
    const parsed = parseLoad(args, release);
    const {path} = parsed;
    if (path === tinyModelPath) {
      return finish(tinyModel, parsed);
    }
    if (modelsSync !== undefined) {
      return finish(modelsSync(path, release), parsed);
    }
    throw new RuntimeLimit(
      'only the built-in model loads synchronously in a browser: await _loadForMobile()',
    );
  });
  return {_loadForMobile: load, _loadForMobileSync: loadSync};
}
