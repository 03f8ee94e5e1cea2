import {Dict, Double, ScriptObject, Tuple, type IValue} from '../values/ivalue';
import {entry} from '../values/given';
import {
  findGlobal,
  StorageReference,
  type Global,
  type Pickled,
  type TensorReader,
} from './globals';
import {LoadError} from './LoadError';

type Hooks = {
  readTensor: TensorReader;
  /** Gives an object of the program its state. */
  build: (object: ScriptObject, state: IValue) => void;
};

const mark = Symbol('mark');
type Slot = Pickled | typeof mark;

/** Reads a pickle. Nothing that it names is run: it may only name what `findGlobal` knows. */
export function readPickle(bytes: Uint8Array, hooks: Hooks): IValue {
  return new Unpickler(bytes, hooks).run();
}

class Unpickler {
  readonly #view: DataView;
  readonly #stack: Slot[] = [];
  readonly #memo = new Map<number, Slot>();
  #at = 0;

  constructor(
    readonly bytes: Uint8Array,
    readonly hooks: Hooks,
  ) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  run(): IValue {
    this.#readProtocol();
    for (;;) {
      const code = this.#number(1);
      if (code === 0x2e) {
        if (this.#stack.length !== 1) {
          throw new LoadError(
            `Unpickler expected 1 element on the stack, but found ${this.#stack.length}`,
          );
        }
        return this.#value();
      }
      const step = steps[code];
      if (step === undefined) {
        // Printed as the signed character that libtorch has there.
        const place = BigInt.asUintN(64, BigInt.asIntN(8, BigInt(code)));
        throw new LoadError(
          `Unknown opcode for unpickling at 0x${place.toString(16)}: ${code}`,
        );
      }
      step({
        read: (size) => this.#number(size),
        readBytes: (size) => this.#bytes(size),
        readLine: () => this.#line(),
        readDouble: () => {
          this.#need(8);
          this.#at += 8;
          return this.#view.getFloat64(this.#at - 8);
        },
        push: (value) => void this.#stack.push(value),
        pop: () => this.#pop(),
        popMarked: () => this.#popMarked(),
        top: () => this.#stack.at(-1) ?? null,
        memo: this.#memo,
        hooks: this.hooks,
      });
    }
  }

  #readProtocol(): void {
    const code = this.#number(1);
    if (code !== 0x80) {
      throw new LoadError(
        `Expected PROTO opcode at the start of pickle archive, found ${code}`,
      );
    }
    const protocol = this.#number(1);
    if (protocol !== 2) {
      throw new LoadError(
        `Only Pickle protocol 2 is supported, found protocol = ${String.fromCharCode(protocol)}`,
      );
    }
  }

  #need(size: number): void {
    if (this.#at + size > this.bytes.length) {
      throw new LoadError('Unexpected end of pickler archive.');
    }
  }

  #bytes(size: number): Uint8Array {
    this.#need(size);
    this.#at += size;
    return this.bytes.subarray(this.#at - size, this.#at);
  }

  #number(size: number): number {
    return this.#bytes(size).reduceRight(
      (value, byte) => value * 256 + byte,
      0,
    );
  }

  #line(): string {
    const end = this.bytes.indexOf(10, this.#at);
    if (end < 0) {
      throw new LoadError('Unexpected end of pickler archive.');
    }
    const text = decode(this.bytes.subarray(this.#at, end));
    this.#at = end + 1;
    return text;
  }

  #pop(): Slot {
    const value = this.#stack.pop();
    if (value === undefined) {
      throw new LoadError('Parsing error: stack_ is empty');
    }
    return value;
  }

  #value(): IValue {
    return toValue(this.#pop());
  }

  #popMarked(): Pickled[] {
    const start = this.#stack.lastIndexOf(mark);
    if (start < 0) {
      throw new LoadError('Parsing error: marks_ is empty');
    }
    const found = this.#stack.splice(start + 1) as Pickled[];
    this.#stack.pop();
    return found;
  }
}

type Machine = {
  read: (size: number) => number;
  readBytes: (size: number) => Uint8Array;
  readLine: () => string;
  readDouble: () => number;
  push: (value: Slot) => void;
  pop: () => Slot;
  popMarked: () => Pickled[];
  top: () => Slot;
  memo: Map<number, Slot>;
  hooks: Hooks;
};

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function toValue(value: Slot): IValue {
  if (
    typeof value === 'symbol' ||
    value instanceof StorageReference ||
    (value !== null && typeof value === 'object' && 'kind' in value)
  ) {
    throw new LoadError('A pickle of the file has a value that is no data.');
  }
  return value;
}

const asGlobal = (value: Slot): Global | undefined =>
  value !== null && typeof value === 'object' && 'kind' in value
    ? value
    : undefined;

function pairs(machine: Machine, list: readonly Pickled[]): void {
  const dict = machine.top();
  if (!(dict instanceof Dict) || list.length % 2 !== 0) {
    throw new LoadError('A pickle of the file adds entries to no dictionary.');
  }
  for (let k = 0; k < list.length; k += 2) {
    dict.set(toValue(entry(list, k)), toValue(entry(list, k + 1)));
  }
}

function append(machine: Machine, list: readonly Pickled[]): void {
  const target = machine.top();
  if (!Array.isArray(target)) {
    throw new LoadError('A pickle of the file adds items to no list.');
  }
  for (const item of list) {
    target.push(toValue(item));
  }
}

function tuple(machine: Machine, size: number): void {
  const items = Array.from({length: size}, () => machine.pop()).reverse();
  // A persistent id holds the kind of its storage.
  machine.push(new Tuple(items as IValue[]));
}

function recall(machine: Machine, size: number): void {
  const value = machine.memo.get(machine.read(size));
  if (value === undefined) {
    throw new LoadError('Parsing error: out of bounds access at memo_table_');
  }
  machine.push(value);
}

function bigInteger(bytes: Uint8Array): number {
  const value = bytes.reduceRight(
    (bits, byte) => (bits << 8n) | BigInt(byte),
    0n,
  );
  return Number(BigInt.asIntN(Math.max(8, bytes.length * 8), value));
}

function reduce(machine: Machine): void {
  const args = machine.pop();
  const global = asGlobal(machine.pop());
  if (!(args instanceof Tuple) || global?.kind !== 'call') {
    throw new LoadError('A pickle of the file calls what is no function.');
  }
  machine.push(global.call(args.items));
}

function persistent(machine: Machine): void {
  const id = machine.pop();
  const [word, kind, key, , length] = id instanceof Tuple ? id.items : [];
  const global = kind === undefined ? undefined : asGlobal(kind);
  if (
    word !== 'storage' ||
    global?.kind !== 'storage' ||
    typeof key !== 'string' ||
    typeof length !== 'number'
  ) {
    throw new LoadError('A pickle of the file has a reference to no storage.');
  }
  machine.push(new StorageReference(global.dtype, key, length));
}

const steps: Readonly<Record<number, (machine: Machine) => void>> = {
  0x28: (m) => m.push(mark),
  0x29: (m) => m.push(new Tuple([])),
  0x5d: (m) => m.push([]),
  0x7d: (m) => m.push(new Dict()),
  0x4e: (m) => m.push(null),
  0x88: (m) => m.push(true),
  0x89: (m) => m.push(false),
  0x4b: (m) => m.push(m.read(1)),
  0x4d: (m) => m.push(m.read(2)),
  0x4a: (m) => m.push(m.read(4) | 0),
  0x8a: (m) => m.push(bigInteger(m.readBytes(m.read(1)))),
  0x47: (m) => m.push(new Double(m.readDouble())),
  0x58: (m) => m.push(decode(m.readBytes(m.read(4)))),
  0x55: (m) => m.push(decode(m.readBytes(m.read(1)))),
  0x54: (m) => m.push(decode(m.readBytes(m.read(4)))),
  0x71: (m) => void m.memo.set(m.read(1), m.top()),
  0x72: (m) => void m.memo.set(m.read(4), m.top()),
  0x68: (m) => recall(m, 1),
  0x6a: (m) => recall(m, 4),
  0x85: (m) => tuple(m, 1),
  0x86: (m) => tuple(m, 2),
  0x87: (m) => tuple(m, 3),
  0x74: (m) => m.push(new Tuple(m.popMarked() as IValue[])),
  0x6c: (m) => m.push(m.popMarked().map(toValue)),
  0x61: (m) => {
    const item = m.pop();
    append(m, [toValue(item)]);
  },
  0x65: (m) => {
    const list = m.popMarked();
    append(m, list);
  },
  0x73: (m) => {
    const value = m.pop();
    const key = m.pop();
    pairs(m, [toValue(key), toValue(value)]);
  },
  0x75: (m) => {
    const list = m.popMarked();
    pairs(m, list);
  },
  0x64: (m) => {
    const list = m.popMarked();
    m.push(new Dict());
    pairs(m, list);
  },
  0x30: (m) => void m.pop(),
  0x63: (m) => {
    const module = m.readLine();
    m.push(findGlobal(module, m.readLine(), m.hooks.readTensor));
  },
  0x52: reduce,
  0x81: (m) => {
    m.pop();
    const global = asGlobal(m.pop());
    if (global?.kind !== 'class') {
      throw new LoadError('A pickle of the file makes an object of no class.');
    }
    m.push(new ScriptObject(global.name));
  },
  0x62: (m) => {
    const state = toValue(m.pop());
    const object = m.top();
    if (!(object instanceof ScriptObject)) {
      throw new LoadError('A pickle of the file gives a state to no object.');
    }
    m.hooks.build(object, state);
  },
  0x51: persistent,
};
