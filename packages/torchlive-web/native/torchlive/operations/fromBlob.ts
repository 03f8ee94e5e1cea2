import {fromBytes} from '../../../tensors/create';
import {check, fail} from '../../../tensors/errors';
import {isBlob, type Blob} from '../blob';
import {asHostObject, nativeOf} from '../hostObject';
import {asArray, asObject, toInt64} from '../jsi';
import {func, type Parse} from './operation';
import {dtype} from './parse';

/** 0.2.0 checks its arguments one by one. */
const blobIn020: Parse<Blob> = ([value, sizes]) => {
  check(Array.isArray(sizes), 'Arg 2 should be an array of numbers');
  check(
    (sizes as unknown[]).every((size) => typeof size === 'number'),
    'Input should be an array of numbers',
  );
  const native =
    nativeOf(asObject(value)) ?? fail('Object is not a HostObject');
  return isBlob(native)
    ? native
    : fail('The fromBlob function only works with BlobHostObject');
};

const sizes: Parse<number[]> = (args) => asArray(args[1]).map(toInt64);

const rest = {sizes, dtype: dtype(2, 'uint8')};

export const fromBlob = [
  func({
    name: 'fromBlob',
    since: '0.2.0',
    until: '0.2.1',
    length: 1,
    least: 2,
    args: {blob: blobIn020, ...rest},
    run: (_, args) => fromBytes(args.blob.bytes, args.sizes, args.dtype),
  }),
  func({
    name: 'fromBlob',
    since: '0.2.1',
    length: 2,
    least: 2,
    args: {
      sizes: rest.sizes,
      blob: ([value]) => asHostObject(value, isBlob),
      dtype: rest.dtype,
    },
    run: (_, args) => fromBytes(args.blob.bytes, args.sizes, args.dtype),
  }),
];
