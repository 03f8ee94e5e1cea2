import {clone, toContiguous} from '../../../tensors/copy';
import {check, fail, RuntimeLimit} from '../../../tensors/errors';
import {channelsLastStrides, isChannelsLast} from '../../../tensors/layout';
import {
  contiguous as isContiguous,
  numel,
  type Tensor,
} from '../../../tensors/tensor';
import {method} from './operation';
import {stringKeyword} from './parse';

const noInt64 = (name: string) =>
  `the property '${name}' for a tensor of dtype torch.int64 is not supported. Work around this with .to({dtype: torch.int32}) This might alter the tensor values.`;

/** A copy of `count` bytes from where the tensor starts, whatever its strides. */
export function rawBytes(tensor: Tensor, count: number): Uint8Array {
  const {storage, offset} = tensor;
  const from = storage.byteOffset + offset * storage.BYTES_PER_ELEMENT;
  if (from + count > storage.buffer.byteLength) {
    throw new RuntimeLimit(
      'the copy reaches past the memory of the tensor, where a phone reads what happens to be there: call contiguous() first',
    );
  }
  return new Uint8Array(storage.buffer.slice(from, from + count));
}

export const data = method({
  name: 'data',
  since: '0.2.0',
  length: 0,
  args: {},
  run(self) {
    const {storage, dtype} = self;
    if (storage instanceof BigInt64Array) {
      fail(noInt64('data'));
    }
    check(dtype.length > 0, 'tensor data dtype is not supported');
    const bytes = rawBytes(self, numel(self) * storage.BYTES_PER_ELEMENT);
    return new (storage.constructor as typeof Float32Array)(bytes.buffer);
  },
});

export const item = method({
  name: 'item',
  since: '0.2.0',
  length: 0,
  args: {},
  run(self) {
    if (self.dtype === 'int64') {
      fail(noInt64('item'));
    }
    check(
      numel(self) === 1,
      `a Tensor with ${numel(self)} elements cannot be converted to Scalar`,
    );
    return self.storage[self.offset];
  },
});

function inFormat(self: Tensor, format: string | undefined): Tensor {
  switch (format) {
    case undefined:
    case 'contiguousFormat':
      return toContiguous(self);
    case 'channelsLast':
      if (isChannelsLast(self.shape, self.strides)) {
        return self;
      }
      check(
        self.shape.length === 4,
        'required rank 4 tensor to use channels_last format',
      );
      return clone(self, channelsLastStrides(self.shape));
    case 'preserveFormat':
      check(
        isContiguous(self),
        'preserve memory format is unsupported by the contiguous operator',
      );
      return self;
    default:
      return fail(`unknown memory format ${format}`);
  }
}

export const contiguous = method({
  name: 'contiguous',
  since: '0.2.0',
  length: 0,
  args: {format: stringKeyword(0, 'memoryFormat')},
  run: (self, {format}) => inFormat(self, format),
});
