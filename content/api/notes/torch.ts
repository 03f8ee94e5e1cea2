import {membersOf, sourcesIn, type Note, type Source} from 'api-versions';

const Torch = 'torchlive/torch:Torch';
const inHelpers = sourcesIn('cxx/src/torchlive/torch/utils/helpers.cpp');

/** The functions of `torch` moved to another file in 0.2.1. */
function inTorch(shows: string, before = shows): Source[] {
  const folder = 'cxx/src/torchlive/torch';
  return [
    {file: `${folder}/TorchHostObject.cpp`, shows: before, until: '0.2.0'},
    {file: `${folder}/TorchNamespace.cpp`, shows, from: '0.2.1'},
  ];
}

/** A name of a dtype whose value is another name. */
function aliasNote(name: string, value: string): Note {
  const constant = `utils::constants::${name.toUpperCase()}`;
  const other = `utils::constants::${value.toUpperCase()}`;
  return {
    targets: membersOf(Torch, name),
    text: `At run time the value is \`'${value}'\`.`,
    sources: inTorch(`{${constant}, ${other}}`),
  };
}

/** `Torch` and `TensorOptions`. */
export const torchNotes: readonly Note[] = [
  {
    targets: membersOf(Torch, 'tensor'),
    text: "The dtype is `float32` by default, even for integers. The shape comes from the first entry of each level, so ragged arrays throw `shape '[2, 2]' is invalid for input of size 3`. Typed arrays, booleans and empty arrays throw `Expect jsi::Number or jsi::Array, but another type is given`. Numbers that don’t fit `uint8`, `int8` or `int16` wrap around: 300 becomes 44 in `uint8`.",
    sources: [
      ...inTorch(
        'torch_::tensor(std::move(data), tensorOptions)',
        'torch_::tensor(data, tensorOptions)',
      ),
      ...inHelpers(
        '"Expect jsi::Number or jsi::Array, but another type is given"',
      ),
    ],
  },
  {
    targets: membersOf(Torch, 'arange'),
    text: 'The dtype is `float32` by default, even for integers. A `step` that leads away from `end` throws `upper bound and larger bound inconsistent with step sign`.',
    sources: inTorch('torch_::arange(start, end, step, tensorOptions)'),
  },
  {
    targets: membersOf(Torch, 'ones'),
    text: 'The dtype is `float32` by default.',
    sources: inTorch(
      'torch_::ones(c10::ArrayRef<int64_t>(dims), tensorOptions)',
      'torch_::ones(c10::ArrayRef<int64_t>(dimensions), tensorOptions)',
    ),
  },
  {
    targets: membersOf(Torch, 'zeros'),
    text: 'The dtype is `float32` by default.',
    sources: inTorch(
      'torch_::zeros(c10::ArrayRef<int64_t>(dims), tensorOptions)',
    ),
  },
  {
    targets: membersOf(Torch, 'empty'),
    text: 'The dtype is `float32` by default. The elements are whatever the memory held before.',
    sources: inTorch(
      'torch_::empty(c10::ArrayRef<int64_t>(dims), tensorOptions)',
      'torch_::empty(c10::ArrayRef<int64_t>(dimensions), tensorOptions)',
    ),
  },
  {
    targets: membersOf(Torch, 'full'),
    text: 'The dtype is `float32` by default, even for an integer.',
    sources: inTorch('torch_::full(dims, fillValue, options)'),
  },
  {
    targets: membersOf(Torch, 'eye'),
    text: 'The dtype is `float32` by default. With `m`, numbers that aren’t integers throw `torch.eye requires the first argument to be a positive integer`, or `the second argument`.',
    sources: inTorch(
      '"torch.eye requires the first argument to be a positive integer"',
    ),
  },
  {
    targets: membersOf(Torch, 'linspace', 'logspace'),
    text: '`start`, `end` and `steps` must be integers: with an `end` of 0.5, the call throws `parameter at index 1 must be an integer`. The dtype is `float32` by default.',
    sources: [
      ...inTorch('auto start = args.asInteger(0);'),
      ...inTorch('auto end = args.asInteger(1);'),
      ...sourcesIn('cxx/src/torchlive/torch/utils/ArgumentParser.cpp')(
        '" must be an integer"',
      ),
    ],
  },
  {
    targets: membersOf(Torch, 'logspace'),
    text: '`base` is 10 by default.',
    sources: inTorch('double base = baseValue.isUndefined() ? 10.0'),
  },
  {
    targets: membersOf(Torch, 'rand'),
    text: 'The dtype is `float32` by default. An integer dtype throws `"check_uniform_bounds" not implemented for \'Int\'`.',
    sources: inTorch(
      'torch_::rand(c10::ArrayRef<int64_t>(dims), tensorOptions)',
    ),
  },
  {
    targets: membersOf(Torch, 'randn'),
    text: 'The dtype is `float32` by default. An integer dtype throws `"normal_kernel_cpu" not implemented for \'Int\'`.',
    sources: inTorch('torch_::randn(dims, options)'),
  },
  {
    targets: membersOf(Torch, 'randint'),
    text: "The numbers are whole, but the dtype is `float32`, not `int64` as in PyTorch: call `.to({dtype: torch.int32})`. `low` must be less than `high`: `random_ expects 'from' to be less than 'to', but got from=5 >= to=5`.",
    sources: inTorch('torch_::randint(low, high, dims, tensorOptions)'),
  },
  {
    targets: membersOf(Torch, 'randint'),
    from: '0.2.3',
    isNews: true,
    text: 'If the second argument isn’t an array, the third is required: `This function requires at least 3 arguments`.',
    sources: inTorch('args.requireNumArguments(3); low ='),
  },
  {
    targets: membersOf(Torch, 'randperm'),
    text: 'The dtype is `int64` by default, which `item()` and `data()` don’t support: pass `{dtype: torch.int32}`.',
    sources: inTorch('torch_::randperm(upperBound, options)'),
  },
  {
    targets: membersOf(Torch, 'cat'),
    text: 'Copies the tensors. Different dtypes are promoted. A negative `dim` counts from the end. An empty list throws `torch.cat(): expected a non-empty list of Tensors`; anything else in the list throws `Value must be a tensor`.',
    sources: [
      ...inTorch('torch_::cat(tensors, dim)'),
      ...inHelpers('"Value must be a tensor"'),
    ],
  },
  {
    targets: membersOf(Torch, 'fromBlob'),
    text: '`sizes` is required at run time: `This function requires at least 2 arguments`. The dtype is `uint8` by default, and the data is copied. Nothing checks the size: if the shape needs more bytes than the blob has, the call reads past its end.',
    sources: [
      ...inTorch(
        'tensorOptions = torch_::TensorOptions().dtype(torch_::kUInt8);',
      ),
      ...inTorch('torch_::from_blob(buffer, sizes, tensorOptions).clone();'),
    ],
  },
  {
    targets: membersOf('torchlive/torch:TensorOptions', 'dtype'),
    text: 'Required at run time wherever you pass options: an object without `dtype` throws. An unknown name throws `Cannot convert String to tensor dtype`.',
    sources: [
      ...inHelpers(
        'jsTensorOptions.getProperty(runtime, "dtype") .asString(runtime)',
      ),
      ...sourcesIn('cxx/src/torchlive/torch/utils/constants.cpp')(
        '"Cannot convert String to tensor dtype"',
      ),
    ],
  },
  aliasNote('float', 'float32'),
  aliasNote('double', 'float64'),
  aliasNote('int', 'int32'),
  aliasNote('long', 'int64'),
  aliasNote('short', 'int16'),
];
