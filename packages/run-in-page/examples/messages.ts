/** A printed value: text, a tensor as the phone prints it, or a picture. */
export type Part =
  | {kind: 'text'; text: string}
  | {kind: 'tensor'; text: string; shape: readonly number[]; dtype: string}
  | {kind: 'picture'; bitmap: ImageBitmap};

/** Tensors that lines of the code made, such as `float32 [2, 3]`, by the number of the line. */
export type TensorLines = Readonly<Record<number, string>>;

/** What the frame tells the page about a run. */
export type RunMessage =
  | {type: 'log'; parts: readonly Part[]}
  /** The code threw. `line` is missing if the error has none, `file` if there is only one file. */
  | {type: 'error'; text: string; file?: string; line?: number}
  /** The component needs this height, in pixels; one that fills the screen says nothing. */
  | {type: 'size'; height: number}
  /** The code ran to its end, or waits for its timers; a component stays on the screen. */
  | {type: 'done'; tensors: TensorLines; isWaiting: boolean};

/** What the page sends to the frame's document, with a port for messages. */
export type StartMessage = {
  /** The runtime of a release. */
  script: string;
  /** Whether the code needs the document: to draw a component, or to play sound. */
  draws: boolean;
};

/** Addresses of the pictures and sounds of examples, by `./name`. */
export type Assets = Readonly<Record<string, string>>;

/** What the page sends through the port; `ping`, with another port, asks for an answer. */
export type RunRequest = {
  /** A CommonJS module, which may use `await` at its top level. */
  js: string;
  /** The files that it may require. */
  assets: Assets;
};
