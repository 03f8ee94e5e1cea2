/** A mistake in the comments of the package, and its correction. */
export type Correction = {
  /** Source file without its extension. */
  module: string;
  /** The text in every version that has the mistake. */
  from: string;
  /** The corrected text; must have as many lines, because pages link to lines of the source. */
  to: string;
  /** Code that makes the text correct; files that contain it are left alone. */
  unless?: string;
};

/** Mistakes that would mislead readers: wrong names, code that does not run, copied text. */
export const corrections: readonly Correction[] = [
  {
    // Nothing is added any more.
    module: 'CanvasView',
    from: `The Canvas 2D API provided by the React Native PyTorch Core canvas
 * **is going to** match the W3C specification of the
 * [\`2dcontext\`]`,
    to: `Draws shapes, text and images on a canvas.
 *
 * Its calls follow the W3C specification [\`2dcontext\`]`,
  },
  {
    module: 'CanvasView',
    from: `currently only implements a subset of the \`2dcontext\` API and
 * we will gradually add more functionality as needed.`,
    to: `implements a subset of the \`2dcontext\`
 * API.`,
  },
  {
    module: 'CanvasView',
    from: 'The documenation for',
    to: 'The documentation for',
  },
  {
    // The tag names no replacement.
    module: 'CanvasView',
    from: `in the beta release.
   */
  drawCircle(`,
    to: `in the beta release. Use [[beginPath]], [[arc]] and [[stroke]] instead.
   */
  drawCircle(`,
  },
  {
    module: 'CanvasView',
    from: `in the beta release.
   */
  fillCircle(`,
    to: `in the beta release. Use [[beginPath]], [[arc]] and [[fill]] instead.
   */
  fillCircle(`,
  },
  {
    module: 'CanvasView',
    from: 'You can use _`degree`_` * Math.PI / 180` to',
    to: 'You can use `degree * Math.PI / 180` to',
  },
  {
    // The signature takes six numbers; there is no matrix parameter.
    module: 'CanvasView',
    from: `
   * \`setTransform()\` has two types of parameter that it can accept. The older type consists of several parameters representing the individual components of the transformation matrix to set:
   *
   * The newer type consists of a single parameter, \`matrix\`, representing a 2D transformation matrix to set.
`,
    to: `
   *
   *
   *
`,
  },
  {
    module: 'ImageModule',
    from: 'can the then be used',
    to: 'can then be used',
  },
  {module: 'ImageModule', from: 'Releases am image', to: 'Releases an image'},
  {
    module: 'ImageModule',
    from: 'const path: string = ImageUtils.toFile(image)',
    to: 'const path: string = await ImageUtil.toFile(image)',
  },
  {module: 'ImageModule', from: 'ImageUtils.', to: 'ImageUtil.'},
  {module: 'ImageModule', from: '@returns path Path', to: '@returns Path'},
  {
    // A bundled file has a path; an address is passed as it is.
    module: 'MobileModelModule',
    from: "const classificationModel = require('https://example.com/models/mobilenet_v3_small.ptl');",
    to: "const classificationModel = 'https://example.com/models/mobilenet_v3_small.ptl';",
  },
  {module: 'MobileModelModule', from: 'ImageUtils.', to: 'ImageUtil.'},
  {
    module: 'MobileModelModule',
    from: 'const topClass = ImageClasses(scores);',
    to: 'const topClass = imageClasses[maxIdx];',
  },
  {
    // Versions that lack `execute` run and preload nothing.
    module: 'MobileModelModule',
    unless: 'execute<T>(',
    from: `The \`MobileModel\` is the core module providing functions to run model
 * inference and preload models.`,
    to: `The \`MobileModel\` fetches model files. To run a model, load it with
 * \`torch.jit\`.`,
  },
  {
    module: 'NativeJSRef',
    from: 'TODO(T122223365) Temporary solution to make',
    to: 'Temporary solution to make',
  },
  {
    module: 'audio/AudioModule',
    from: 'Records an audio of a specific time duration.',
    to: 'Starts to record audio, until [[AudioUtil.stopRecord]] is called.',
  },
  {
    module: 'audio/AudioModule',
    from: 'const audio: Audio = await AudioUtil.stopRecord()',
    to: 'const audio: Audio | null = await AudioUtil.stopRecord()',
  },
  {
    module: 'audio/AudioModule',
    from: '@returns path Path',
    to: '@returns Path',
  },
  {
    module: 'audio/AudioModule',
    from: '@param audioPath The',
    to: '@param path The',
  },
  {
    // The comment belongs to the plugin that the code was modelled on.
    module: 'expo-plugin/withPyTorchCore',
    from: `Adding the Google Services plugin
 * NOTE(brentvatne): string replacement is a fragile approach! we need a
 * better solution than this.`,
    to: `Adds what the native library needs to the Gradle file of the app.
 *
 * It replaces text, so a file that is laid out in another way may not match.`,
  },
  {
    module: 'text/BasicTokenizer',
    from: 'object that specifies the non-splitable symbol, lowercase, customized punctuations, etc.',
    to: 'object that says which words stay whole and whether the text is put into lower case.',
  },
  {
    module: 'text/BasicTokenizer',
    from: 'blackspace trimming',
    to: 'white space trimming',
  },
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
    from: 'console.log(tensor.data, tensor[0].data);',
    to: 'console.log(tensor.data(), tensor[0].data());',
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
    to: `Makes a tensor from a copy of the given
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
