import {Dict, Device, Double, Tuple, type IValue} from '../values/ivalue';
import {read, tensorOf, type Tensor} from '../values/Tensor';
import type {DType} from '../values/dtype';
import {LoadError} from './LoadError';

/** What a pickle may name: how many of its arguments a call takes, and what comes of them. */
export type Global =
  | {kind: 'call'; call: (args: readonly Pickled[]) => Pickled}
  | {kind: 'class'; name: string}
  | {kind: 'storage'; dtype: DType};

/** Values while a pickle is read. */
export type Pickled = IValue | Global | StorageReference;

/** What a tensor's persistent id says of its storage. */
export class StorageReference {
  constructor(
    readonly dtype: DType,
    readonly key: string,
    readonly length: number,
  ) {}
}

export type TensorReader = (
  storage: StorageReference,
  offset: number,
  sizes: number[],
  strides: number[],
) => Tensor;

const storages: Record<string, DType> = {
  DoubleStorage: 'float64',
  FloatStorage: 'float32',
  HalfStorage: 'float16',
  LongStorage: 'int64',
  IntStorage: 'int32',
  ShortStorage: 'int16',
  CharStorage: 'int8',
  ByteStorage: 'uint8',
  BoolStorage: 'bool',
  BFloat16Storage: 'bfloat16',
  ComplexFloatStorage: 'complex64',
  ComplexDoubleStorage: 'complex128',
  QInt8Storage: 'qint8',
  QUInt8Storage: 'quint8',
  QInt32Storage: 'qint32',
};

const isIntegers = (value: Pickled | undefined): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

function items(value: Pickled | undefined): number[] {
  const list =
    value !== null && typeof value === 'object' && 'items' in value
      ? [...value.items]
      : value;
  if (!isIntegers(list)) {
    throw new LoadError(
      'A tensor of the file has a shape that is no list of integers.',
    );
  }
  return list;
}

/** Everything that a pickle may name; for the rest, the phone's own refusal. */
export function findGlobal(
  module: string,
  name: string,
  readTensor: TensorReader,
): Global {
  const full = `${module}.${name}`;
  if (module === '__torch__' || module.startsWith('__torch__.')) {
    return {kind: 'class', name: full};
  }
  const dtype = storages[name];
  if (module === 'torch' && dtype !== undefined) {
    return {kind: 'storage', dtype};
  }
  if (full === 'torch.per_tensor_affine') {
    return {kind: 'class', name: full};
  }
  const call = calls(readTensor)[full];
  if (call !== undefined) {
    return {kind: 'call', call};
  }
  throw new LoadError(
    module === 'torch' || module.startsWith('torch.')
      ? `Unpickler found unknown torch global, '${full}'`
      : `Type ${module} is not supported in the parser, or the token is in wrong format.`,
  );
}

/** Weights of 8 bits as the floats that they stand for. */
function dequantize(bytes: Tensor, scale: number, zero: number): Tensor {
  const values = Float32Array.from(
    read(bytes),
    (byte) => (byte - zero) * scale,
  );
  const tensor = tensorOf('float32', bytes.sizes, values);
  Object.assign(tensor.storage.content, {constant: true, held: true});
  return tensor;
}

function calls(
  readTensor: TensorReader,
): Record<string, (args: readonly Pickled[]) => Pickled> {
  const first = ([value]: readonly Pickled[]): Pickled => value ?? null;
  return {
    'torch._utils._rebuild_tensor_v2': ([storage, offset, sizes, strides]) => {
      if (
        !(storage instanceof StorageReference) ||
        typeof offset !== 'number'
      ) {
        throw new LoadError('A tensor of the file names no storage.');
      }
      return readTensor(storage, offset, items(sizes), items(strides));
    },
    'torch._utils._rebuild_qtensor': ([
      storage,
      offset,
      sizes,
      strides,
      how,
    ]) => {
      const affine = how instanceof Tuple ? how.items : [];
      const [, scale, zero] = affine;
      if (
        !(storage instanceof StorageReference) ||
        storage.dtype !== 'qint8' ||
        typeof offset !== 'number' ||
        affine.length !== 3 ||
        !(scale instanceof Double) ||
        typeof zero !== 'number'
      ) {
        throw new LoadError(
          'Quantized tensors are supported here as weights with one scale alone.',
        );
      }
      const bytes = readTensor(storage, offset, items(sizes), items(strides));
      return dequantize(bytes, scale.value, zero);
    },
    'torch._utils._rebuild_parameter': first,
    'torch.jit._pickle.build_intlist': first,
    'torch.jit._pickle.build_doublelist': first,
    'torch.jit._pickle.build_boollist': first,
    'torch.jit._pickle.build_tensorlist': first,
    'torch.jit._pickle.restore_type_tag': first,
    'torch.device': ([value]) =>
      new Device(typeof value === 'string' ? value : 'cpu'),
    'collections.OrderedDict': () => new Dict(),
  };
}
