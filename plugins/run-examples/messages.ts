/** A piece of output: text, a tensor as the phone prints it, or a picture. */
export type Part =
  | {kind: 'text'; text: string}
  | {kind: 'tensor'; text: string; shape: readonly number[]; dtype: string}
  | {kind: 'picture'; bitmap: ImageBitmap};

/** What the frame tells the page about a run. */
export type RunMessage =
  | {type: 'log'; level: 'log' | 'warn' | 'error'; parts: readonly Part[]}
  /** The code threw; the line is missing where the code is not the reader's. */
  | {type: 'error'; text: string; line?: number}
  /** Lines that made a tensor, with what they made. */
  | {type: 'tensors'; lines: Readonly<Record<number, string>>}
  /** The code ran to its end; a component stays on the screen. */
  | {type: 'done'};

/** What the page sends to the frame's document, with a port for messages. */
export type StartMessage = {
  /** The runtime of a release. */
  script: string;
  /** Whether it draws components and so needs the document. */
  draws: boolean;
};

/** What the page sends through the port: a CommonJS module with `await` at its top level. */
export type RunRequest = {js: string};
