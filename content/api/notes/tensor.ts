import {membersOf, sourcesIn, type Note} from 'api-versions';

const Tensor = 'torchlive/torch:Tensor';
const inTensor = sourcesIn('cxx/src/torchlive/torch/TensorHostObject.cpp');
const inParser = sourcesIn('cxx/src/torchlive/torch/utils/ArgumentParser.cpp');

/** Members of `Tensor` for its shape, memory and elements. */
export const tensorNotes: readonly Note[] = [
  {
    targets: membersOf(Tensor, 'data'),
    text: 'Copies the memory of the tensor as it is. After `permute`, the values are still in the old order; after `expand`, the copy runs past the end of the memory. Call `contiguous()` first.',
    sources: inTensor(
      'std::memcpy(buffer.data(runtime), tensor.data_ptr(), byteLength);',
    ),
  },
  {
    targets: membersOf(Tensor, 'data'),
    text: "Works for `uint8`, `int8`, `int16`, `int32`, `float32` and `float64`. An `int64` tensor throws `the property 'data' for a tensor of dtype torch.int64 is not supported. Work around this with .to({dtype: torch.int32}) This might alter the tensor values.` Others, such as booleans, throw `tensor data dtype is not supported`.",
    sources: inTensor(
      `"the property 'data' for a tensor of dtype torch.int64 is not"`,
      '"tensor data dtype is not supported"',
    ),
  },
  {
    targets: membersOf(Tensor, 'item'),
    text: "An `int64` tensor throws `the property 'item' for a tensor of dtype torch.int64 is not supported. Work around this with .to({dtype: torch.int32}) This might alter the tensor values.` More than one element throws `a Tensor with 2 elements cannot be converted to Scalar`.",
    sources: inTensor(
      `"the property 'item' for a tensor of dtype torch.int64 is not"`,
      'auto scalar = thiz->tensor.item();',
    ),
  },
  {
    targets: membersOf(Tensor, 'dtype'),
    text: "Always a name with a size: a tensor made with `torch.float` has the dtype `'float32'`. Booleans and other dtypes that have no name here throw `Cannot convert tensor dtype to String`.",
    sources: sourcesIn('cxx/src/torchlive/torch/utils/constants.cpp')(
      'return constants::FLOAT32;',
      '"Cannot convert tensor dtype to String"',
    ),
  },
  {
    targets: membersOf(Tensor, 'shape', 'size'),
    text: 'Returns a new array each time. It takes no dimension: read `shape[0]`.',
    sources: inTensor(
      'return this->size_.call(runtime);',
      'jsi::Array jsShape = jsi::Array(runtime, dims.size());',
    ),
  },
  {
    targets: membersOf(Tensor, 'stride'),
    text: 'Counts elements, not bytes. A negative `dim` counts from the end.',
    sources: inTensor('return static_cast<int>(tensor.stride(dim));'),
  },
  {
    targets: membersOf(Tensor, 'contiguous'),
    text: 'Shares memory with the tensor if that is contiguous already; otherwise copies it. `torch.channelsLast` works for four dimensions only: `required rank 4 tensor to use channels_last format`. `torch.preserveFormat` throws `preserve memory format is unsupported by the contiguous operator` unless the tensor is contiguous.',
    sources: inTensor(
      '->tensor.contiguous();',
      'memoryFormat = c10::MemoryFormat::Preserve;',
    ),
  },
  {
    targets: membersOf(Tensor, 'permute'),
    text: 'A view: it shares memory with the tensor, and `permute(…).data()` is not permuted. Call `contiguous()` first. List every dimension; negative ones count from the end.',
    sources: inTensor('->tensor.permute(dims);'),
  },
  {
    targets: membersOf(Tensor, 'reshape'),
    text: "A view where the memory order allows it, a copy otherwise. One size may be `-1` and follows from the others. A shape with a different number of elements throws `shape '[4]' is invalid for input of size 6`.",
    sources: inTensor('tensor.reshape(shape);'),
  },
  {
    targets: membersOf(Tensor, 'expand'),
    text: 'A view that repeats memory instead of copying it. Call `contiguous()` before `data()`. A size of `-1` keeps a dimension as it is.',
    sources: inTensor(
      'thiz->tensor.expand(c10::ArrayRef<int64_t>(dimensions));',
    ),
  },
  {
    targets: membersOf(Tensor, 'flip'),
    text: 'Copies the tensor. Negative dimensions count from the end; a dimension that is listed twice throws `dim 0 appears multiple times in the list of dims`.',
    sources: inTensor('thiz->tensor.flip(dims);'),
  },
  {
    targets: membersOf(Tensor, 'squeeze'),
    text: 'A view. A negative `dim` counts from the end; a dimension whose size isn’t 1 stays. A `dim` out of range throws `Dimension out of range (expected to be in range of [-2, 1], but got 5)`.',
    sources: inTensor('tensor = thiz->tensor.squeeze(dim);'),
  },
  {
    targets: membersOf(Tensor, 'unsqueeze'),
    text: 'A view. A negative `dim` counts from the end: `-1` adds the last dimension. A number that isn’t an integer throws `parameter at index 0 must be an integer`.',
    sources: [
      ...inTensor('tensor.unsqueeze(dim);'),
      ...inParser('" must be an integer"'),
    ],
  },
  {
    targets: membersOf(Tensor, 'to'),
    text: 'Shares memory with the tensor if the dtype is the same; otherwise copies it. A conversion to integers drops the fraction, and in `uint8`, `int8` and `int16` values wrap around: 300 becomes 44 in `uint8`. An object without `dtype` throws.',
    sources: inTensor(
      'auto tensorOptions = args.tensorOptions(0);',
      'tensor.to(tensorOptions);',
    ),
  },
  {
    targets: membersOf(Tensor, '[index]'),
    text: 'A view on one entry of the first dimension. An index that is negative, too large or not a number gives `undefined`. A tensor without dimensions throws `Dimension specified as 0 but tensor has no dimensions`.',
    sources: inTensor(
      'if (idx >= 0 && idx < this->tensor.size(0)) {',
      'auto outputTensor = this->tensor.index({idx});',
    ),
  },
  {
    targets: membersOf(Tensor, '[index]'),
    until: '0.2.3',
    text: 'Read-only: an assignment throws.',
    sources: [
      {
        file: 'cxx/src/torchlive/torch/TensorHostObject.h',
        lacks: 'void set(',
      },
    ],
  },
  {
    targets: membersOf(Tensor, '[index]'),
    from: '0.2.4',
    isNews: true,
    text: 'You can assign a number or a tensor: `tensor[0] = 1` changes the tensor in place. A negative index counts from the end, and any other property name writes the last entry: `tensor.foo = 1` overwrites data. An index out of range throws `index 7 is out of bounds for dimension 0 with size 3`; other values throw `Invalid value! The value has to be of type tensor or a number`.',
    sources: inTensor(
      'this->tensor.index_put_({idx}, value.asNumber());',
      '"Invalid value! The value has to be of type tensor or a number"',
    ),
  },
];
