import {Tuple, type IValue} from '../values/ivalue';
import {LoadError} from './LoadError';
import {onPhones} from './opcodes';
import type {Argument, Program, ScriptFunction} from './program';

/** What `bytecode.pkl` says: the version, and one entry per method. */
export function readBytecode(value: IValue): Program {
  const items = itemsOf(value);
  const methods = typeof items[0] === 'number' ? items.slice(1) : items;
  const functions = methods.map(readFunction);
  return {
    version: versionOf(value),
    functions: new Map(functions.map((f) => [f.name, f])),
  };
}

/** The version of a bytecode, before anything else of it is read. */
export function versionOf(value: IValue): number {
  const [first] = itemsOf(value);
  if (first === undefined) {
    throw new LoadError('Bytecode has no elements. ');
  }
  // Files without a number are older than the numbers.
  return typeof first === 'number' ? first : 3;
}

function readFunction(value: IValue): ScriptFunction {
  const [name, table, schema] = itemsOf(value);
  const fields = fieldsOf(table);
  const functionName = text(name);
  return {
    name: functionName,
    instructions: itemsOf(fields.instructions).map((item) => {
      const [op, x, n, ...more] = itemsOf(item);
      if (n === undefined || more.length > 0) {
        throw new LoadError(
          `There should be three parts in an instruction. The function name is ${functionName}`,
        );
      }
      return {op: onPhones(text(op)), x: integer(x), n: integer(n)};
    }),
    operators: itemsOf(fields.operators).map((item) => {
      const [operator, overload, given] = itemsOf(item);
      return {
        name: operatorName(text(operator), text(overload)),
        given: given === undefined ? undefined : integer(given),
      };
    }),
    constants: itemsOf(fields.constants),
    types: itemsOf(fields.types).map(text),
    registers: registersOf(integer(fields.register_size)),
    arguments: schema === undefined ? undefined : readArguments(schema),
  };
}

/** A name and an overload as the phone's messages write them. */
export function operatorName(name: string, overload: string): string {
  return overload === '' ? name : `${name}.${overload}`;
}

/** How many registers a method may have: a damaged file must not ask for all memory. */
export function registersOf(size: number): number {
  if (!(size >= 0 && size <= 0xfffff)) {
    throw new LoadError(`A method of the file asks for ${size} registers.`);
  }
  return size;
}

function readArguments(schema: IValue): Argument[] {
  return itemsOf(fieldsOf(schema).arguments).map((argument) => {
    const fields = fieldsOf(argument);
    return {
      name: text(fields.name),
      type: text(fields.type),
      defaultValue: fields.default_value ?? null,
    };
  });
}

function fieldsOf(value: IValue | undefined): Record<string, IValue> {
  return Object.fromEntries(
    itemsOf(value).map((field) => {
      const [key, content] = itemsOf(field);
      return [text(key), content ?? null];
    }),
  );
}

function itemsOf(value: IValue | undefined): readonly IValue[] {
  if (!(value instanceof Tuple)) {
    throw new LoadError(
      'The bytecode of the file is damaged: expected a tuple.',
    );
  }
  return value.items;
}

function text(value: IValue | undefined): string {
  if (typeof value !== 'string') {
    throw new LoadError(
      'The bytecode of the file is damaged: expected a string.',
    );
  }
  return value;
}

function integer(value: IValue | undefined): number {
  if (typeof value !== 'number') {
    throw new LoadError(
      'The bytecode of the file is damaged: expected an integer.',
    );
  }
  return value;
}
