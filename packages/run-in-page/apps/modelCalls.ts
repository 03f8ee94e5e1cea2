import {isRelease, type Release} from 'torchlive-web';
import type {ModelFacts} from 'torchlive-web/models';
import {
  anyOf,
  arrayOf,
  isBoolean,
  isBuffer,
  isNumber,
  isString,
  literal,
  objectOf,
  recordOf,
  type Shape,
} from '../shape';
import {called} from '../port';
import {isValue} from './values';

type Inputs = ModelFacts['inputs'][string];

const isInputs: Shape<Inputs> = (data): data is Inputs => Array.isArray(data);

export const isModelFacts: Shape<ModelFacts> = objectOf({
  inputs: recordOf(isInputs),
  extraFiles: recordOf(isString),
});

const isReleaseName: Shape<Release> = (data): data is Release =>
  isString(data) && isRelease(data);

/** What the worker of models does. */
export const workerCalls = {
  /** Gives the number by which to ask for the model. Without a runtime, loops compute everything. */
  load: called(
    [
      isBuffer,
      isReleaseName,
      anyOf(literal('ptl'), literal('onnx')),
      isBoolean,
    ],
    objectOf({model: isNumber, facts: isModelFacts}),
  ),
  run: called([isNumber, isString, arrayOf(isValue)], isValue),
  /** Nobody asks for the model any more. */
  unload: called([isNumber]),
};

/** What the worker asks of its owner, once a model needs it. */
export const ownerCalls = {
  readRuntime: called([], objectOf({script: isString, wasm: isBuffer})),
};
