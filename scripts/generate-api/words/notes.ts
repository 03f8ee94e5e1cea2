/** Behaviour of a symbol or member that its types and comment do not mention. */
export type Note = {
  /** `module:Symbol` or `module:Symbol.member`. */
  target: string;
  /** First and last docs version that it applies to; all by default. */
  from?: string;
  until?: string;
  text: string;
  /** Set if the behaviour is new in `from`: the page of changes lists it. */
  isNews?: true;
};

/** Facts about the native code of each version. */
export const notes: readonly Note[] = [
  {
    target: 'torchlive/torch:Torch.fromBlob',
    text: '`sizes` is needed at run time. The data is copied, and the data type is `uint8` unless you ask for another.',
  },
  {
    target: 'torchlive/torch:Tensor.argmax',
    text: 'The indices come as `int32`.',
  },
  {
    target: 'torchlive/torch:Tensor.argmin',
    text: 'The indices come as `int32`.',
  },
  {
    target: 'torchlive/torch:Tensor.topk',
    text: 'The indices come as `int32`.',
  },
  {
    target: 'torchlive/torch:Tensor.item',
    text: 'Throws on an `int64` tensor. Call `to({dtype: torch.int32})` first.',
  },
  {
    target: 'torchlive/torch:Tensor.data',
    text: 'The values come in the order in which they are stored. Supported are `uint8`, `int8`, `int16`, `int32`, `float32` and `float64`; an `int64` tensor throws.',
  },
  {
    target: 'torchlive/torch:Tensor.[index]',
    text: 'An index that is out of range or no number gives `undefined`.',
  },
  {
    target: 'torchlive/torch:Tensor.[index]',
    from: 'current',
    isNews: true,
    text: 'You can write through the index: `tensor[0] = 1` or `tensor[0] = other` changes the tensor in place. Anything but a number or a tensor throws.',
  },
  {
    target: 'torchlive/torch:Torch.randint',
    from: '0.2.3',
    isNews: true,
    text: 'When the second argument is not an array, all three arguments must be there.',
  },
  {
    target: 'torchlive/torch:Module.forward',
    until: '0.2.0',
    text: 'Inputs are strings, numbers, booleans and tensors.',
  },
  {
    target: 'torchlive/torch:Module.forward',
    from: '0.2.1',
    isNews: true,
    text: 'Inputs may also be lists, tuples (as arrays) and objects; they are checked against what the model declares. Surplus arguments are ignored. Other methods that the model exports are there under their names, and with `Sync` after the name they run synchronously.',
  },
  {
    target: 'torchlive/torch:JIT._loadForMobile',
    from: '0.2.3',
    isNews: true,
    text: 'The object in `extraFiles` is filled in place; a key that the model lacks becomes an empty string. Any device but `cpu` throws.',
  },
  {
    target: 'torchlive/torchvision:Transforms.resize',
    text: 'Only `size` counts: the native code takes exactly one argument.',
  },
  {
    target: 'torchlive/torchvision:Transforms.normalize',
    text: 'Only `mean` and `std` count: the native code takes exactly two arguments.',
  },
  {
    target: 'torchlive/media:Media.imageFromTensor',
    until: '0.2.0',
    text: 'The tensor must be `uint8` of shape `[3, height, width]`.',
  },
  {
    target: 'torchlive/media:Media.imageFromTensor',
    from: '0.2.1',
    isNews: true,
    text: 'The tensor must be `uint8` of shape `[channels, height, width]` with 1, 3 or 4 channels.',
  },
  {
    target: 'torchlive/media:Media.toBlob',
    text: 'A tensor is copied one byte for each element: use `uint8` tensors.',
  },
  {
    target: 'MobileModelModule:MobileModel.download',
    text: 'A bundled file is resolved to its address first; a local path or `file:` address is returned as it is. Other addresses are fetched into the cache folder of the app: Android fetches them each time, iOS names the file by the last part of the address and keeps a file that is there.',
  },
  {
    target: 'text/WordpieceTokenizer:WordPieceTokenizer.constructor',
    text: 'Throws when the vocabulary lacks the unknown token.',
  },
];

/** Behaviour of a whole version that belongs to no symbol. */
export const versionNotes: Readonly<Record<string, readonly string[]>> = {
  current: [
    'Android no longer crashes when images or audio are collected as garbage.',
  ],
};
