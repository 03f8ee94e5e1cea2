import {convert, allocate, type DType, type Elements} from './dtype';
import {entry} from './given';
import {contiguousStrides, count, eachRow, isContiguous} from './layout';
import type {Emit} from './emit';

/** Work that was asked for and is not done: what it takes, how to do it here or in a graph. */
export type Pending = {
  key: string;
  inputs: readonly Operand[];
  compute: (...inputs: Elements[]) => Elements;
  emit: Emit | undefined;
  /** About how many multiplications. */
  cost: number;
  depth: number;
};

/** The content of a storage at one time. Writing makes another, or changes one that nobody holds. */
export type Content = {
  dtype: DType;
  length: number;
  /** The shape in which pending work gives it. */
  sizes: readonly number[];
  data: Elements | undefined;
  pending: Pending | undefined;
  /** Held by pending work or by the file: must not change. */
  held: boolean;
  /** Read from the file, the same in each run. */
  constant: boolean;
};

/** A content whose elements are still to be computed. */
export type PendingContent = Content & {pending: Pending};

export function isPending(content: Content): content is PendingContent {
  return content.pending !== undefined;
}

/** What pending work reads: a content, seen through a tensor. */
export type Operand = {content: Content; tensor: Tensor};

export class Storage {
  constructor(public content: Content) {}
}

/** How a view is made of another tensor in a graph. */
export type View = {base: Tensor; key: string; emit: Emit | undefined};

/** Elements in a storage, seen in a shape. Views share the storage. */
export class Tensor {
  constructor(
    public storage: Storage,
    public sizes: readonly number[],
    public strides: readonly number[],
    public offset: number,
    public view?: View,
  ) {}

  get dtype(): DType {
    return this.storage.content.dtype;
  }

  get length(): number {
    return count(this.sizes);
  }

  /** Whether its elements are the whole storage, in order. */
  get isWhole(): boolean {
    return (
      this.offset === 0 &&
      this.length === this.storage.content.length &&
      isContiguous(this.sizes, this.strides)
    );
  }
}

/** A tensor of its own with given elements. */
export function tensorOf(
  dtype: DType,
  sizes: readonly number[],
  data: Elements,
): Tensor {
  const content: Content = {
    dtype,
    length: data.length,
    sizes,
    data,
    pending: undefined,
    held: false,
    constant: false,
  };
  return new Tensor(new Storage(content), sizes, contiguousStrides(sizes), 0);
}

/** The elements of a content; work that is pending is done now. */
export function evaluate(content: Content): Elements {
  if (content.data === undefined) {
    const {pending} = content;
    if (pending === undefined) {
      throw new Error(
        'A tensor has neither elements nor work that gives them.',
      );
    }
    content.data = pending.compute(...pending.inputs.map(readOperand));
    content.pending = undefined;
  }
  return content.data;
}

/** The elements of an operand, in order. Not to be written to. */
export function readOperand({content, tensor}: Operand): Elements {
  return gather(evaluate(content), content.dtype, tensor);
}

/** The elements of a tensor, in order. Not to be written to. */
export function read(tensor: Tensor): Elements {
  return readOperand({content: tensor.storage.content, tensor});
}

function gather(data: Elements, dtype: DType, tensor: Tensor): Elements {
  const {sizes, strides, offset, length} = tensor;
  if (isContiguous(sizes, strides)) {
    return offset === 0 && length === data.length
      ? data
      : data.subarray(offset, offset + length);
  }
  const out = allocate(dtype, length);
  const row = entry(sizes, -1);
  const step = entry(strides, -1);
  eachRow(sizes, strides, offset, (position, start) => {
    for (let k = 0, from = start; k < row; k++, from += step) {
      out[position + k] = data[from] ?? 0;
    }
  });
  return out;
}

/** Writes elements, in order, to where a tensor's are. */
export function write(tensor: Tensor, values: Elements, dtype: DType): void {
  const {storage, sizes, strides, offset} = tensor;
  const mine = storage.content.dtype;
  const converted = dtype === mine ? values : convert(values, dtype, mine);
  if (tensor.isWhole) {
    storage.content = contentOf(mine, converted.slice());
    return;
  }
  const data = own(storage);
  if (sizes.length === 0) {
    data[offset] = entry(converted, 0);
    return;
  }
  const row = entry(sizes, -1);
  const step = entry(strides, -1);
  eachRow(sizes, strides, offset, (position, start) => {
    for (let k = 0, to = start; k < row; k++, to += step) {
      data[to] = converted[position + k] ?? 0;
    }
  });
}

function contentOf(dtype: DType, data: Elements): Content {
  return {
    dtype,
    length: data.length,
    sizes: [data.length],
    data,
    pending: undefined,
    held: false,
    constant: false,
  };
}

/** Elements of a storage that may be changed: a copy where others hold them. */
export function own(storage: Storage): Elements {
  const {content} = storage;
  const data = evaluate(content);
  if (!content.held) {
    return data;
  }
  const copy = data.slice();
  storage.content = contentOf(content.dtype, copy);
  return copy;
}

/** Takes a tensor as it is now, whatever is written to it later. */
export function hold(tensor: Tensor): Operand {
  const {content} = tensor.storage;
  content.held = true;
  return {content, tensor};
}
