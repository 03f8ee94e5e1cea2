import type {ModelFacts} from '../models/remoteModel';
import type {Release} from '../native/release';
import type {Value} from '../native/torchlive/types';

/** What the page asks of the worker of models. */
export type Request =
  | {kind: 'load'; file: Uint8Array; release: Release}
  | {kind: 'run'; model: number; method: string; inputs: readonly Value[]};

/** What the worker has loaded. */
export type Loaded = {model: number; facts: ModelFacts};

/** What an error is, once it has crossed to another thread. */
export type Failure = {name: string; message: string};

export type Answer = {result: unknown} | {failure: Failure};
