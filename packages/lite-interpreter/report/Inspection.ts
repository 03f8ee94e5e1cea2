import type {Verdict} from '../releases/judge';
import type {DType} from '../values/dtype';

export type OperatorUse = {name: string; count: number};

/** Type and shape of a tensor. */
export type TensorType = {dtype: DType; sizes: readonly number[]};

export type Weight = TensorType & {name: string};

export type MethodArgument = {
  name: string;
  type: string;
  /** As Python writes it; undefined where there is none. */
  standard: string | undefined;
};

export type InspectedMethod = {
  name: string;
  /** Undefined in bytecode before version 5, which has no types. */
  arguments: readonly MethodArgument[] | undefined;
  /** Inputs that were saved with the model as an example; undefined without. */
  example: readonly (TensorType | string)[] | undefined;
};

/** What a file says of itself, without running it: plain data. */
export type Inspection = {
  bytes: number;
  format: 'zip' | 'flatbuffers';
  bytecodeVersion: number;
  /** Which releases of the toolkit load it, and why not. */
  releases: Verdict[];
  methods: InspectedMethod[];
  /** In the order in which the program first names them. */
  operators: OperatorUse[];
  /** Those that the interpreter here lacks. */
  missingOperators: string[];
  weights: Weight[];
  extraFiles: {name: string; bytes: Uint8Array}[];
  isOptimizedForMobile: boolean;
};
