import {isBitmap} from '../isBitmap';
import {called} from '../port';
import {
  anyOf,
  arrayOf,
  isBoolean,
  isBuffer,
  isNumber,
  isString,
  isText,
  literal,
  objectOf,
  optional,
  recordOf,
  type Shape,
} from '../shape';
import type {Assets} from './options';

/** A printed value: text, a tensor as the phone prints it, or a picture. */
export type PrintedValue =
  | {kind: 'text'; text: string}
  | {kind: 'tensor'; text: string; shape: readonly number[]; dtype: string}
  | {kind: 'picture'; bitmap: ImageBitmap};

/** Tensors that lines of the code made, such as `float32 [2, 3]`, by the number of the line. */
export type TensorLines = Readonly<Record<number, string>>;

/** Models that the reader has opened, by the path at which a program finds them. */
export type OpenedModels = {
  byPath: Readonly<Record<string, ArrayBuffer>>;
  /** The script that reads them. */
  script: string;
};

/** Code to run. */
export type RunRequest = {
  /** A CommonJS module, which may use `await` at its top level. */
  js: string;
  /** The files that it may require. */
  assets: Assets;
  models?: OpenedModels;
};

const isPrinted: Shape<PrintedValue> = anyOf(
  objectOf({kind: literal('text'), text: isText}),
  objectOf({
    kind: literal('tensor'),
    text: isText,
    shape: arrayOf(isNumber),
    dtype: isString,
  }),
  objectOf({kind: literal('picture'), bitmap: isBitmap}),
);

const isTensorLines: Shape<TensorLines> = recordOf(isText, /^[1-9]\d*$/);

const isRunRequest: Shape<RunRequest> = objectOf({
  js: isString,
  assets: recordOf(isString),
  models: optional(objectOf({byPath: recordOf(isBuffer), script: isString})),
});

/** What code tells the page. */
export const readerCalls = {
  print: called([arrayOf(isPrinted)]),
  /** The code threw, in a line if the error has one. */
  fail: called([isText, optional(isNumber)]),
  /** The component needs this height, in pixels; one that fills the screen says nothing. */
  resize: called([isNumber]),
  /** The code ran to its end, or waits for its timers; a component stays on the screen. */
  end: called([isTensorLines, isBoolean]),
};

/** What the page asks of the frame. */
export const runnerCalls = {
  run: called([isRunRequest]),
  /** Answers unless the code holds up the document. */
  ping: called([]),
};
