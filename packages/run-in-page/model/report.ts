import {
  anyOf,
  arrayOf,
  isBoolean,
  isNumber,
  isString,
  isText,
  literal,
  objectOf,
  optional,
  tuple,
  type Of,
  type Shape,
} from '../shape';

/** The types of tensors that a reader can pass to a model. */
export const inputTypes = [
  'float32',
  'int64',
  'int32',
  'uint8',
  'bool',
] as const;

/** An input of a method as the form has it: the shape of a tensor, or a value. */
export const isInput = objectOf({
  name: isText,
  type: anyOf(
    literal('Tensor'),
    literal('int'),
    literal('float'),
    literal('bool'),
    literal('str'),
  ),
  /** Of a tensor. */
  dtype: anyOf(...inputTypes.map((type) => literal(type))),
  /** A shape such as `1, 3, 224, 224`, a number, or a text. */
  value: isText,
});

export type Input = Of<typeof isInput>;

const isReason = objectOf({
  kind: anyOf(literal('version'), literal('operators'), literal('foreign')),
  /** The phone's words. */
  message: isText,
  advice: isText,
  source: optional(objectOf({url: isText, date: isText})),
});

const isVerdict = objectOf({
  toolkit: isText,
  libtorch: isText,
  loads: anyOf(literal('yes'), literal('no'), literal('unknown')),
  /** How that is known. */
  notes: arrayOf(isText),
  reasons: arrayOf(isReason),
});

export type ShownVerdict = Of<typeof isVerdict>;

const isMethod = objectOf({
  name: isText,
  text: isText,
  /** Inputs that were saved with the model. */
  example: optional(isText),
  /** Undefined where a form can't make them. */
  inputs: optional(arrayOf(isInput)),
  /** Whether its shapes are guessed from the first layer. */
  isGuess: isBoolean,
});

export type ShownMethod = Of<typeof isMethod>;

/** Rows of a list that may be too long to show. */
const isList = objectOf({
  rows: arrayOf(tuple<readonly [string, string]>(isText, isText)),
  more: isNumber,
});

export type List = Of<typeof isList>;

/** What a model is, in words. */
export const isReport = objectOf({
  facts: arrayOf(tuple<readonly [string, string]>(isText, isText)),
  verdicts: arrayOf(isVerdict),
  methods: arrayOf(isMethod),
  weights: isList,
  weightSums: arrayOf(
    objectOf({dtype: isText, words: isText, share: isNumber}),
  ),
  operators: arrayOf(objectOf({name: isText, count: isNumber})),
  /** Operators that can't run here. */
  missing: arrayOf(isText),
  extraFiles: arrayOf(
    objectOf({name: isText, size: isText, text: optional(isText)}),
  ),
  /** Whether it can run here. */
  runs: isBoolean,
});

export type Report = Of<typeof isReport>;

/** Why a file is no model, and what to do. */
export const isRefusal = objectOf({message: isString, advice: isText});

export type Refusal = Of<typeof isRefusal>;

export const isInspected: Shape<Report | Refusal> = anyOf(isReport, isRefusal);
