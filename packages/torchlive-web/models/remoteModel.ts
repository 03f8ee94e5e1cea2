import {RuntimeLimit} from '../tensors/errors';
import type {LoadedModel, Method, Value} from '../native/torchlive/types';

/** What can be known of a model that runs elsewhere: its methods, and texts that were saved with it. */
export type ModelFacts = {
  inputs: Readonly<Record<string, Method['inputs']>>;
  extraFiles: Readonly<Record<string, string>>;
};

/** What another thread may know of a model. */
export function factsOf({
  inputs = ['Tensor'],
  methods = {},
  extraFiles = {},
}: LoadedModel): ModelFacts {
  const others = Object.entries(methods).map(
    ([name, method]) => [name, method.inputs] as const,
  );
  return {
    inputs: {...Object.fromEntries(others), forward: inputs},
    extraFiles,
  };
}

/** Runs a method of a model by its name. */
export function runMethod(
  {forward, methods = {}}: LoadedModel,
  name: string,
  inputs: readonly Value[],
): Value | Promise<Value> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  return (method?.run ?? forward)(inputs);
}

/** A model that runs elsewhere. */
export function remoteModel(
  {inputs: {forward: inputs, ...others}, extraFiles}: ModelFacts,
  run: (name: string, inputs: readonly Value[]) => Promise<Value>,
): LoadedModel {
  const runOf = (name: string) => async (values: readonly Value[]) => {
    try {
      return await run(name, values);
    } catch (error) {
      const {name: kind, message} = error as Error;
      // What crosses a port has lost its class.
      throw kind === 'RuntimeLimit' ? new RuntimeLimit(message) : error;
    }
  };
  return {
    forward: runOf('forward'),
    inputs,
    methods: Object.fromEntries(
      Object.entries(others).map(([name, each]) => [
        name,
        {inputs: each, run: runOf(name)},
      ]),
    ),
    extraFiles,
  };
}
