import type {DType} from './dtype';

/** What a graph's writer offers to an operator. */
export type GraphWriter = {
  /** Adds a node with one output and gives the output's name. */
  node: (
    type: string,
    inputs: readonly string[],
    attributes?: Readonly<Record<string, Attribute>>,
  ) => string;
  /** Adds numbers that are part of the program. */
  constant: (
    dtype: DType,
    sizes: readonly number[],
    values: ArrayLike<number>,
  ) => string;
};

/** An attribute of a node; floats are told from integers by their wrapper. */
export type Attribute =
  | string
  | number
  | readonly number[]
  | {float: number}
  | {floats: readonly number[]};

/** Writes an operator to a graph: names of the inputs to the name of the output. */
export type Emit = (graph: GraphWriter, inputs: readonly string[]) => string;
