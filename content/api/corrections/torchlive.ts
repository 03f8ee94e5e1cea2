import type {Correction} from 'api-versions';

/** Mistakes in the comments of `torch`, `torchvision` and `media`. */
export const torchlive: readonly Correction[] = [
  {
    module: 'torchlive/media',
    from: 'The `slice() function',
    to: 'The `slice()` function',
  },
  {
    // The tensor has the channels last; imageFromTensor wants them first.
    module: 'torchlive/media',
    from: 'media.imageFromTensor(tensor);',
    to: 'media.imageFromTensor(tensor.permute([2, 0, 1]));',
  },
  {
    module: 'torchlive/media',
    from: '`blob.getDirectSize()` equals',
    to: '`blob.size` equals',
  },
  {module: 'torchlive/media', from: '@param heigth', to: '@param height'},
  {module: 'torchlive/torch', from: 'preferrably', to: 'preferably'},
  {
    // The name that the type got in 0.2.3.
    module: 'torchlive/torch',
    from: 'The [[IValue]] type is a type representative',
    to: 'The [[ModuleInputValue]] type is representative',
  },
  {
    module: 'torchlive/torch',
    from: 'torch.rand([2, 3]).data[3];',
    to: 'torch.rand([2, 3]).data()[3];',
  },
  {
    module: 'torchlive/torch',
    from: 'A dtype is an string that represents the data type of a torch.Tensor.',
    to: 'The data type of the elements, as a string.',
  },
  {
    module: 'torchlive/torch',
    from: `Divides each element of the input input by the corresponding element of
   * other.`,
    to: `Divides each element of this tensor by \`other\`, or by the corresponding
   * element of it.`,
  },
  {
    module: 'torchlive/torch',
    from: `\`(end - 0) / 1\` with values from the interval
   * \`[0, end)\` taken with common difference step beginning from start.`,
    to: `\`end\` with values from the interval
   * \`[0, end)\` taken with common difference 1 beginning from 0.`,
  },
  {
    module: 'torchlive/torch',
    from: 'axis, which default to be axis 0',
    to: 'axis, by default axis 0.',
  },
  {
    module: 'torchlive/torch',
    from: '@param options used to specify the dimenstion to concate.',
    to: '@param options.dim The dimension to concatenate along. Default: `0`.',
  },
  {
    // The native code copies the data.
    module: 'torchlive/torch',
    from: `Exposes the given data as a Tensor without taking ownership of the
   * original data.`,
    to: `Creates a tensor from a copy of the given
   * data.`,
  },
  {
    module: 'torchlive/torch',
    from: `@param sizes Should specify the shape of the tensor, strides the stride
   * @param options Tensor options
   * in each dimension.`,
    to: `@param sizes The shape of the tensor.
   * @param options Tensor options.
   *`,
  },
  {
    module: 'torchlive/torch',
    from: 'It is set to True by default.',
    to: 'Default: `true`.',
  },
  {
    module: 'torchlive/torchvision',
    from: `each channel of the input torch.
   *
   * Tensor i.e., \``,
    to: `each channel of the input tensor.
   *
   * That is, \``,
  },
];
