import type {Tensor} from './Tensor';

/** A float of a program. Integers are plain numbers; the two behave differently. */
export class Double {
  constructor(readonly value: number) {}
}

export class Tuple {
  constructor(
    readonly items: readonly IValue[],
    readonly names?: readonly string[],
  ) {}
}

/** A dictionary, in the order in which keys were added. */
export class Dict {
  readonly entries = new Map<string | number | boolean, [IValue, IValue]>();

  static keyOf(key: IValue): string | number | boolean {
    if (key instanceof Double) {
      return `float ${key.value}`;
    }
    if (typeof key === 'string') {
      return `str ${key}`;
    }
    if (typeof key === 'number' || typeof key === 'boolean') {
      return key;
    }
    throw new Error(
      'A key of a dictionary is a string, a number or a boolean.',
    );
  }

  get(key: IValue): IValue | undefined {
    return this.entries.get(Dict.keyOf(key))?.[1];
  }

  set(key: IValue, value: IValue): void {
    this.entries.set(Dict.keyOf(key), [key, value]);
  }

  has(key: IValue): boolean {
    return this.entries.has(Dict.keyOf(key));
  }
}

/** An object of a class of the program, or of one that libtorch brings (`state`). */
export class ScriptObject {
  readonly slots: IValue[] = [];
  readonly names: string[] = [];
  state: IValue = null;
  constructor(readonly type: string) {}
}

export class Device {
  constructor(readonly name: string) {}
}

/** What a program computes with. Lists are arrays. */
export type IValue =
  | null
  | boolean
  | number
  | string
  | Double
  | Tensor
  | IValue[]
  | Tuple
  | Dict
  | ScriptObject
  | Device;

/** The number in an `int`, a `float` or a `bool`. */
export function toNumber(value: IValue | undefined): number {
  if (value instanceof Double) {
    return value.value;
  }
  if (typeof value === 'number') {
    return value;
  }
  if (typeof value === 'boolean') {
    return value ? 1 : 0;
  }
  throw new Error(`Expected a number but got ${nameOf(value)}`);
}

/** The kind of a value, as libtorch calls it in messages. */
export function nameOf(value: IValue | undefined): string {
  if (value === null || value === undefined) {
    return 'None';
  }
  if (Array.isArray(value)) {
    return 'GenericList';
  }
  const names = {
    boolean: 'Bool',
    number: 'Int',
    string: 'String',
  } as const;
  if (typeof value !== 'object') {
    return names[typeof value as keyof typeof names];
  }
  if (value instanceof Dict) {
    return 'GenericDict';
  }
  return value instanceof ScriptObject ? 'Object' : value.constructor.name;
}
