import {LoadError} from './LoadError';

const decoder = new TextDecoder();

/** A table of a FlatBuffers file. What is outside of the file is refused. */
export class Table {
  constructor(
    readonly view: DataView,
    readonly at: number,
  ) {}

  /** Where the first table of a file is. */
  start(): number {
    return this.#follow(0);
  }

  /** Where a field is, if the table has it. */
  #field(index: number): number | undefined {
    return guard(() => {
      const fields = this.at - this.view.getInt32(this.at, true);
      const place = 4 + 2 * index;
      const offset =
        place < this.view.getUint16(fields, true)
          ? this.view.getUint16(fields + place, true)
          : 0;
      return offset === 0 ? undefined : this.at + offset;
    });
  }

  #follow(at: number): number {
    return guard(() => at + this.view.getUint32(at, true));
  }

  #number(
    index: number,
    read: (at: number) => number,
    otherwise: number,
  ): number {
    const at = this.#field(index);
    return at === undefined ? otherwise : guard(() => read(at));
  }

  uint(index: number): number {
    return this.#number(index, (at) => this.view.getUint32(at, true), 0);
  }

  int(index: number, otherwise = 0): number {
    return this.#number(index, (at) => this.view.getInt32(at, true), otherwise);
  }

  byte(index: number): number {
    return this.#number(index, (at) => this.view.getUint8(at), 0);
  }

  /** Where a table or a struct that a field refers to is. */
  reference(index: number): number | undefined {
    const at = this.#field(index);
    return at === undefined ? undefined : this.#follow(at);
  }

  table(index: number): Table | undefined {
    const at = this.reference(index);
    return at === undefined ? undefined : new Table(this.view, at);
  }

  /** The place and the length of a list. */
  #list(index: number, size: number): {from: number; length: number} {
    const at = this.reference(index);
    if (at === undefined) {
      return {from: 0, length: 0};
    }
    const length = guard(() => this.view.getUint32(at, true));
    if (at + 4 + length * size > this.view.byteLength) {
      throw damaged();
    }
    return {from: at + 4, length};
  }

  /** Reads each item of a list. */
  list<T>(index: number, size: number, read: (at: number) => T): T[] {
    const {from, length} = this.#list(index, size);
    return guard(() => Array.from({length}, (_, k) => read(from + k * size)));
  }

  uints(index: number): number[] {
    return this.list(index, 4, (at) => this.view.getUint32(at, true));
  }

  tables(index: number): Table[] {
    return this.list(index, 4, (at) => new Table(this.view, this.#follow(at)));
  }

  strings(index: number): string[] {
    return this.list(index, 4, (at) => this.#text(this.#follow(at)));
  }

  string(index: number): string {
    const at = this.reference(index);
    return at === undefined ? '' : this.#text(at);
  }

  #text(at: number): string {
    return guard(() =>
      decoder.decode(this.#bytes(at + 4, this.view.getUint32(at, true))),
    );
  }

  /** The bytes of a list of bytes, not copied. */
  bytes(index: number): Uint8Array {
    const {from, length} = this.#list(index, 1);
    return this.#bytes(from, length);
  }

  #bytes(from: number, length: number): Uint8Array {
    return new Uint8Array(
      this.view.buffer,
      this.view.byteOffset + from,
      length,
    );
  }
}

function damaged(cause?: unknown): LoadError {
  return new LoadError(
    'The FlatBuffers file is damaged: it refers outside of itself.',
    {
      cause,
    },
  );
}

function guard<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? damaged(error) : error;
  }
}
