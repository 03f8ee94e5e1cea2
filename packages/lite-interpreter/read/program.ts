import type {IValue} from '../values/ivalue';

export type Instruction = {op: string; x: number; n: number};

/** An operator by name and overload, such as `aten::add.Tensor`. */
export type OperatorName = {
  name: string;
  /** How many arguments the file passes; older files pass all that the schema has. */
  given: number | undefined;
};

export type Argument = {name: string; type: string; defaultValue: IValue};

/** A method of the model, as the file has it. */
export type ScriptFunction = {
  name: string;
  instructions: readonly Instruction[];
  operators: readonly OperatorName[];
  constants: readonly IValue[];
  types: readonly string[];
  registers: number;
  arguments: readonly Argument[] | undefined;
};

export type Program = {
  version: number;
  functions: ReadonlyMap<string, ScriptFunction>;
};
