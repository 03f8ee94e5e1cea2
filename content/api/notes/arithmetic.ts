import {membersOf, sourcesIn, type Note} from 'api-versions';

const Tensor = 'torchlive/torch:Tensor';
const inTensor = sourcesIn('cxx/src/torchlive/torch/TensorHostObject.cpp');

const keepdimMessage =
  "expect 'keepdim' to be boolean, but another type is given.";

function overflow(member: string, example: string, result: number): Note {
  return {
    targets: membersOf(Tensor, member),
    text: `Integers of one dtype overflow silently: ${example} in \`uint8\` is ${result}.`,
    sources: inTensor(`tensor = thiz->tensor.${member}(otherTensor`),
  };
}

/** Members of `Tensor` that calculate. */
export const arithmeticNotes: readonly Note[] = [
  {
    targets: membersOf(Tensor, 'add', 'sub', 'mul'),
    text: 'A number counts as a double, so an integer tensor and a number give `float32`. Two tensors broadcast as in PyTorch, and their dtypes are promoted: `int32` and `float32` give `float32`, `uint8` and `int8` give `int16`. Shapes that don’t broadcast throw `The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1`.',
    sources: inTensor(
      'tensor = thiz->tensor.add(scalar, alphaScalar);',
      'tensor = thiz->tensor.sub(otherTensor, alphaScalar);',
      'tensor = thiz->tensor.mul(otherTensor);',
    ),
  },
  overflow('add', '250 + 250', 244),
  overflow('sub', '50 − 60', 246),
  overflow('mul', '20 × 20', 144),
  {
    targets: membersOf(Tensor, 'add', 'sub'),
    text: '`alpha` counts as a double too. With two integer tensors it throws `For integral input tensors, argument alpha must not be a floating point number.`',
    sources: inTensor('at::Scalar(alphaValue.asNumber())'),
  },
  {
    targets: membersOf(Tensor, 'div'),
    text: "Integer tensors give `float32`; division by zero gives `Infinity` or `NaN`. With `roundingMode`, two integer tensors keep their dtype, but a tensor and a number still give a float. Two tensors broadcast. Another mode throws `div expected rounding_mode to be one of None, 'trunc', or 'floor' but found 'up'`.",
    sources: inTensor('tensor = thiz->tensor.div(scalar, roundingMode);'),
  },
  {
    targets: membersOf(Tensor, 'clamp'),
    text: 'An integer tensor with a number as a bound gives `float32`. Make both bounds numbers or both tensors: next to a number in `options`, a tensor is ignored. If `min` is greater than `max`, every element becomes `max`.',
    sources: inTensor(
      'if (isScalarArg) { tensor = thiz->tensor.clamp(minScalar, maxScalar);',
    ),
  },
  {
    targets: membersOf(Tensor, 'abs'),
    text: 'Returns a new tensor of the same dtype.',
    sources: inTensor('->tensor.abs();'),
  },
  {
    targets: membersOf(Tensor, 'sqrt'),
    text: 'An integer tensor gives `float32`; a negative element gives `NaN`.',
    sources: inTensor('->tensor.sqrt();'),
  },
  {
    targets: membersOf(Tensor, 'matmul'),
    text: 'Two vectors give their dot product as a tensor without dimensions; leading batch dimensions broadcast. Both tensors must have the same dtype: there is no promotion. Incompatible shapes throw `mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)`.',
    sources: inTensor('torch_::matmul(thisTensor, otherTensor)'),
  },
  {
    targets: membersOf(Tensor, 'softmax'),
    text: 'The tensor must have a float dtype: an integer one throws `"softmax_lastdim_kernel_impl" not implemented for \'Int\'`. A negative `dim` counts from the end.',
    sources: inTensor('->tensor.softmax(dim);'),
  },
  {
    targets: membersOf(Tensor, 'sum'),
    text: `An integer tensor of any size gives \`int64\`, which \`item()\` and \`data()\` don’t support: call \`.to({dtype: torch.int32})\` first. A negative \`dim\` counts from the end. \`keepdim\` is \`false\` by default, and anything but a boolean throws \`${keepdimMessage}\``,
    sources: inTensor(
      'tensor = thiz->tensor.sum();',
      'tensor = thiz->tensor.sum(dims, keepdim);',
    ),
  },
  {
    targets: membersOf(Tensor, 'argmax', 'argmin'),
    text: `The indices are \`int32\`, not \`int64\` as in PyTorch. A negative \`dim\` counts from the end. \`keepdim\` is \`false\` by default, and anything but a boolean throws \`${keepdimMessage}\``,
    sources: inTensor(
      '.to(torch_::TensorOptions().dtype(torch_::kInt32));',
      `runtime, "${keepdimMessage}"`,
    ),
  },
  {
    targets: membersOf(Tensor, 'topk'),
    until: '0.2.1',
    text: 'Always works along the last dimension, with the largest element first. The indices are `int32`, not `int64` as in PyTorch.',
    sources: inTensor(
      '->tensor.topk(k);',
      'indicesInt64Tensor.to(c10::ScalarType::Int)',
    ),
  },
  {
    targets: membersOf(Tensor, 'topk'),
    from: '0.2.2',
    text: 'The indices are `int32`, not `int64` as in PyTorch. A `k` that is greater than the dimension throws `selected index k out of range`.',
    sources: inTensor(
      'int64_t dim = -1;',
      'bool largest = true;',
      'bool sorted = true;',
      'indicesInt64Tensor.to(c10::ScalarType::Int)',
    ),
  },
];
