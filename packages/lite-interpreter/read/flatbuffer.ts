import {dtypeOf} from '../values/dtype';
import {
  Device,
  Dict,
  Double,
  ScriptObject,
  Tuple,
  type IValue,
} from '../values/ivalue';
import type {Storage} from '../values/Tensor';
import {operatorName, registersOf} from './bytecode';
import type {Contents, SetState} from './load';
import {LoadError} from './LoadError';
import {onPhones, opcodes} from './opcodes';
import type {ScriptFunction} from './program';
import {readStorage, readTensor} from './storages';
import {Table} from './Table';
import {checkVersion, type Strictness} from './versions';

/** Whether a file is a model in FlatBuffers: it says so after its first offset. */
export function isFlatbuffer(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(4, 8)) === 'PTMF';
}

/** Reads a model that was saved with `_use_flatbuffer=True`. */
export function readFlatbuffer(
  bytes: Uint8Array,
  release: Strictness,
): Contents {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const module = new Table(view, new Table(view, 0).start());
  const version = module.uint(0);
  checkVersion(version, release);
  const ivalues = module.tables(4);
  const functions = ivalues
    .filter((ivalue) => ivalue.byte(0) === functionKind)
    .map((ivalue) => {
      const reader = new Values(view, module, () => false);
      return readFunction(ivalue.table(1), reader);
    });
  return {
    program: {version, functions: new Map(functions.map((f) => [f.name, f]))},
    extraFiles: () =>
      new Map(module.tables(1).map((file) => [file.string(0), file.bytes(1)])),
    readRoot: (setState) => {
      const root = new Values(view, module, setState).read(module.uint(3));
      if (!(root instanceof ScriptObject)) {
        throw new LoadError('The data of the file is no object.');
      }
      return root;
    },
  };
}

const functionKind = 16;

function readFunction(
  table: Table | undefined,
  values: Values,
): ScriptFunction {
  if (table === undefined) {
    throw new LoadError('The FlatBuffers file has a method without code.');
  }
  const {view} = table;
  return {
    name: table.string(0),
    instructions: table.list(1, 8, (at) => ({
      op: onPhones(
        opcodes[view.getUint8(at)] ?? `instruction ${view.getUint8(at)}`,
      ),
      n: view.getUint16(at + 2, true),
      x: view.getInt32(at + 4, true),
    })),
    operators: table.tables(2).map((operator) => {
      const given = operator.int(2, -1);
      return {
        name: operatorName(operator.string(0), operator.string(1)),
        given: given < 0 ? undefined : given,
      };
    }),
    constants: table.uints(3).map((index) => values.read(index)),
    types: table.strings(4),
    registers: registersOf(table.int(5)),
    arguments: table
      .table(6)
      ?.tables(0)
      .map((argument) => ({
        name: argument.string(0),
        type: argument.string(1),
        defaultValue: values.read(argument.uint(2)),
      })),
  };
}

/** The values of a file, by number; each is read once. */
class Values {
  readonly #known = new Map<number, IValue>();
  readonly #open = new Set<number>();
  readonly #storages = new Map<string, Storage>();
  readonly #ivalues: Table[];
  readonly #data: Table[];
  readonly #types: Table[];

  constructor(
    readonly view: DataView,
    module: Table,
    readonly setState: SetState,
  ) {
    this.#ivalues = module.tables(4);
    this.#data = module.tables(6);
    this.#types = module.tables(7);
  }

  read(index: number): IValue {
    const known = this.#known.get(index);
    if (known !== undefined) {
      return known;
    }
    const ivalue = this.#ivalues[index];
    if (
      ivalue === undefined ||
      this.#open.has(index) ||
      this.#open.size > 500
    ) {
      throw new LoadError(`The FlatBuffers file has no value ${index}.`);
    }
    this.#open.add(index);
    const value = this.#value(ivalue);
    this.#open.delete(index);
    this.#known.set(index, value);
    return value;
  }

  #value(ivalue: Table): IValue {
    const kind = ivalue.byte(0);
    const table = ivalue.table(1);
    if (kind === 0 || table === undefined) {
      return null;
    }
    const {view} = this;
    const items = (field: number) =>
      table.uints(field).map((index) => this.read(index));
    const struct = <T>(size: number, read: (at: number) => T): T => {
      if (table.at + size > view.byteLength) {
        throw new LoadError(
          'The FlatBuffers file is damaged: it refers outside of itself.',
        );
      }
      return read(table.at);
    };
    switch (kind) {
      case 1:
        return struct(8, (at) => Number(view.getBigInt64(at, true)));
      case 2:
        return struct(1, (at) => view.getUint8(at) !== 0);
      case 3:
        return new Double(struct(8, (at) => view.getFloat64(at, true)));
      case 5:
        return this.#tensor(table);
      case 6:
        return table.string(0);
      case 7:
        return items(0);
      case 8:
        return new Tuple(items(0));
      case 9: {
        const dict = new Dict();
        const values = items(1);
        for (const [k, key] of items(0).entries()) {
          dict.set(key, values[k] ?? null);
        }
        return dict;
      }
      case 10:
        return this.#object(table);
      case 11:
        return table.list(0, 8, (at) => Number(view.getBigInt64(at, true)));
      case 12:
        return table.list(0, 8, (at) => new Double(view.getFloat64(at, true)));
      case 13:
        return table.list(0, 1, (at) => view.getUint8(at) !== 0);
      case 14:
        return new Device(table.string(0));
      default:
        throw new LoadError(
          `The FlatBuffers file has a value of kind ${kind}.`,
        );
    }
  }

  #tensor(table: Table): IValue {
    if (table.table(6) !== undefined) {
      throw new LoadError('Quantized tensors are not supported here.');
    }
    const index = table.uint(0);
    const data = this.#data[index];
    const dtype = dtypeOf(table.byte(1));
    if (data === undefined) {
      throw new LoadError(`The FlatBuffers file has no storage ${index}.`);
    }
    const key = `${index} ${dtype}`;
    const bytes = data.bytes(0);
    const size = bytesOf[dtype] ?? 4;
    const storage =
      this.#storages.get(key) ??
      readStorage(dtype, bytes, Math.floor(bytes.length / size));
    this.#storages.set(key, storage);
    return readTensor(storage, table.int(2), table.uints(3), table.uints(4));
  }

  #object(table: Table): ScriptObject {
    const type = this.#types[table.uint(0)];
    if (type === undefined) {
      throw new LoadError('The FlatBuffers file has an object of no type.');
    }
    const object = new ScriptObject(type.string(0));
    const kind = type.byte(1);
    if (kind === 2) {
      object.state = this.read(table.uint(1));
    } else if (kind !== 3 || !this.setState(object, this.read(table.uint(1)))) {
      object.names.push(...type.strings(2));
      object.slots.push(...table.uints(2).map((index) => this.read(index)));
    }
    return object;
  }
}

const bytesOf: Partial<Record<string, number>> = {
  uint8: 1,
  int8: 1,
  bool: 1,
  int16: 2,
  float16: 2,
  bfloat16: 2,
  int64: 8,
  float64: 8,
};
