import {isBitmap} from '../isBitmap';
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
  recordOf,
  type Shape,
} from '../shape';

/** A printed value: text, a tensor as the phone prints it, or a picture. */
export type PrintedValue =
  | {kind: 'text'; text: string}
  | {kind: 'tensor'; text: string; shape: readonly number[]; dtype: string}
  | {kind: 'picture'; bitmap: ImageBitmap};

/** Tensors that lines of the code made, such as `float32 [2, 3]`, by the number of the line. */
export type TensorLines = Readonly<Record<number, string>>;

/** What the frame tells the page about a run. */
export type RunMessage =
  | {type: 'log'; parts: readonly PrintedValue[]}
  /** The code threw. `line` is missing if the error has none, `file` if there is only one file. */
  | {type: 'error'; text: string; file?: string; line?: number}
  /** The component needs this height, in pixels; one that fills the screen says nothing. */
  | {type: 'size'; height: number}
  /** The code ran to its end, or waits for its timers; a component stays on the screen. */
  | {type: 'done'; tensors: TensorLines; isWaiting: boolean};

export const isRunMessage: Shape<RunMessage> = anyOf(
  objectOf({
    type: literal('log'),
    parts: arrayOf(
      anyOf(
        objectOf({kind: literal('text'), text: isText}),
        objectOf({
          kind: literal('tensor'),
          text: isText,
          shape: arrayOf(isNumber),
          dtype: isString,
        }),
        objectOf({kind: literal('picture'), bitmap: isBitmap}),
      ),
    ),
  }),
  objectOf({
    type: literal('error'),
    text: isText,
    file: optional(isString),
    line: optional(isNumber),
  }),
  objectOf({type: literal('size'), height: isNumber}),
  objectOf({
    type: literal('done'),
    tensors: recordOf(isText, /^[1-9]\d*$/),
    isWaiting: isBoolean,
  }),
);
