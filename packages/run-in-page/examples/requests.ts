import {
  isBuffer,
  isString,
  objectOf,
  optional,
  recordOf,
  type Shape,
} from '../shape';

/** What the page sends to the frame's document, with a port for messages; the document checks it. */
export type StartMessage = {
  /** The runtime of a release. */
  script: string;
  /** Whether the code needs the document: to draw a component, or to play sound. */
  draws: boolean;
};

/** Addresses of the pictures and sounds of examples, by `./name`. */
export type Assets = Readonly<Record<string, string>>;

/** Models that the reader has opened, by the path at which a program finds them. */
export type OpenedModels = {
  byPath: Readonly<Record<string, ArrayBuffer>>;
  /** The script that reads them. */
  script: string;
};

/** What the page sends through the port; `ping`, with another port, asks for an answer. */
export type RunRequest = {
  /** A CommonJS module, which may use `await` at its top level. */
  js: string;
  /** The files that it may require. */
  assets: Assets;
  models?: OpenedModels;
};

export const isRunRequest: Shape<RunRequest> = objectOf({
  js: isString,
  assets: recordOf(isString),
  models: optional(objectOf({byPath: recordOf(isBuffer), script: isString})),
});
