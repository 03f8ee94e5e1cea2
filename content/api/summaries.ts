/**
 * One sentence for each module and for everything without a comment in the
 * package. Keys are `module`, `module:Symbol` or `module:Symbol.member`; the
 * generator stops at one that no version needs.
 */
export const summaries: Readonly<Record<string, string>> = {
  CameraView: 'A camera preview that passes frames and photos to your code.',
  CanvasView: 'A canvas with the drawing functions of the web.',
  ImageModule: 'Load, scale and save images in native memory.',
  MobileModelModule: 'Download model files and, before 0.2.2, run them.',
  Models: 'Ways to point to a model: by URL, by path or as a bundled file.',
  NativeJSRef: 'References to objects in native memory.',
  'audio/AudioModule': 'Record, load, play and save audio.',
  'expo-plugin/withPyTorchCore':
    'The Expo config plugin, which sets up the Android project.',
  'install-jsi':
    'Installs the native bindings when the package is first imported. Exports nothing.',
  text: 'The tokenizers, in one object.',
  'text/BasicTokenizer': 'Splits text into words and punctuation.',
  'text/WordpieceTokenizer':
    'Converts text to the token ids of BERT-like models and back.',
  'torchlive/experimental': 'Functions that may change or be removed.',
  'torchlive/media': 'Converts between images, audio, blobs and tensors.',
  'torchlive/torch': 'Tensors, functions that create them, and models.',
  'torchlive/torchvision': 'Image transforms that work on tensors.',
  'utils/CSSFontUtils': 'Parses the CSS font strings that the canvas accepts.',
  'CameraView:Camera.flip': 'Switches between the back and the front camera.',
  'CanvasView:ImageData': 'The pixels of a rectangle on the canvas.',
  'CanvasView:ImageData.width':
    'Width of the rectangle in density-independent pixels.',
  'CanvasView:ImageData.height':
    'Height of the rectangle in density-independent pixels.',
  'CanvasView:ImageData.data':
    'Always empty: no version implements it. To use the pixels, turn the `ImageData` into an image.',
  'CanvasView:ImageData.release':
    'Frees the native memory that holds the pixels.',
  'CanvasView:LineCap': 'The shape of the ends of a line.',
  'CanvasView:TextAlign': 'The alignment of text relative to its position.',
  'CanvasView:CanvasProps.onContext2D':
    'Called with the drawing context once the canvas is ready.',
  'ImageModule:wrapRef': 'Wraps a native reference in the methods of an image.',
  'MobileModelModule:ModelResultMetrics':
    'How long each part of an inference took, in milliseconds.',
  'MobileModelModule:MobileModel':
    'Downloads models and, before 0.2.2, runs them.',
  'Models:ModelInfo': 'A model with a name to display.',
  'Models:ModelInfo.name': 'The name to display.',
  'Models:ModelInfo.model': 'Where to load the model from.',
  'Models:ModelInfo.vocab': 'The vocabulary, for text models.',
  'NativeJSRef:NativeJSRef': 'A reference to an object in native memory.',
  'audio/AudioModule:Audio': 'Audio in native memory that you can play.',
  'audio/AudioModule:wrapRef':
    'Wraps a native reference in the methods of audio.',
  'audio/AudioModule:AudioUtil': 'Records, loads and saves audio.',
  'audio/AudioModule:AudioUtil.record': 'Records audio for the given time.',
  'expo-plugin/withPyTorchCore:default':
    'The plugin. List the package under `plugins` in your app config.',
  'expo-plugin/withPyTorchCore:setProjectRepositories':
    'Adds a Maven repository to the Gradle file of the project.',
  'text/BasicTokenizer:BasicTokenizerConfig': 'Options of the tokenizer.',
  'text/BasicTokenizer:BasicTokenizerConfig.lowercase':
    'Whether to convert the text to lowercase first. Default: `true`.',
  'text/BasicTokenizer:BasicTokenizerConfig.neverSplit':
    'Words to keep whole. Default: none.',
  'text/BasicTokenizer:BasicTokenizer':
    'Splits text at white space and punctuation.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig':
    'The vocabulary and options of the tokenizer.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.vocab':
    'All tokens, one per line. The id of a token is its line number, starting at 0.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.unknownToken':
    'The special token for words that are not in the vocabulary. It must be in the vocabulary itself. Default: `[UNK]`.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.neverSplit':
    'Special tokens to keep whole. Default: `[UNK]`, `[SEP]`, `[PAD]`, `[CLS]` and `[MASK]`.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.lowercase':
    'Whether to convert the text to lowercase first. Default: `true`.',
  'text/WordpieceTokenizer:WordPieceTokenizer':
    'Converts text to token ids: splits each word into the longest pieces that the vocabulary has.',
  'text:text': 'The tokenizers of the package.',
  'text:text.WordPieceTokenizer': 'The tokenizer of BERT-like models.',
  'torchlive/experimental:Experimental': 'The type of `experimental`.',
  'torchlive/experimental:experimental':
    'Functions that may change or be removed.',
  'torchlive/media:Blob': 'Raw bytes in native memory.',
  'torchlive/media:Media': 'The type of `media`.',
  'torchlive/media:media': 'Converts between images, audio, blobs and tensors.',
  'torchlive/torch:Item': 'One level of a nested array.',
  'torchlive/torch:ItemArray': 'An array of numbers, nested to any depth.',
  'torchlive/torch:Dict': 'An object whose values a model can take or return.',
  'torchlive/torch:Module': 'A loaded model, ready to run.',
  'torchlive/torch:JIT': 'Loads models. The type of `torch.jit`.',
  'torchlive/torch:TensorOptions':
    'Options for creating or converting a tensor.',
  'torchlive/torch:Scalar': 'A single number.',
  'torchlive/torch:Tensor':
    'A multi-dimensional array of numbers and the operations on it.',
  'torchlive/torch:Torch':
    'The type of `torch`: functions that create tensors, the names of dtypes and memory formats, and `torch.jit`.',
  'torchlive/torch:torch':
    'Creates tensors and, through `torch.jit`, loads models.',
  'torchlive/torch:Torch.double': 'The 64-bit float dtype.',
  'torchlive/torch:Torch.float': 'The 32-bit float dtype.',
  'torchlive/torch:Torch.float32': 'The 32-bit float dtype.',
  'torchlive/torch:Torch.float64': 'The 64-bit float dtype.',
  'torchlive/torch:Torch.int': 'The 32-bit integer dtype.',
  'torchlive/torch:Torch.int16': 'The 16-bit integer dtype.',
  'torchlive/torch:Torch.int32': 'The 32-bit integer dtype.',
  'torchlive/torch:Torch.int64': 'The 64-bit integer dtype.',
  'torchlive/torch:Torch.int8': 'The 8-bit integer dtype.',
  'torchlive/torch:Torch.long': 'The 64-bit integer dtype.',
  'torchlive/torch:Torch.short': 'The 16-bit integer dtype.',
  'torchlive/torch:Torch.uint8': 'The unsigned 8-bit integer dtype.',
  'torchlive/torch:Torch.channelsLast':
    'The memory format that stores the channels of each pixel next to each other.',
  'torchlive/torch:Torch.contiguousFormat':
    'The default memory format: row-major, without gaps.',
  'torchlive/torch:Torch.preserveFormat':
    'Keeps the memory format of the tensor.',
  'torchlive/torchvision:TransformFn': 'A function from a tensor to a tensor.',
  'torchlive/torchvision:TransformForwardFn':
    'An object whose `forward` method is a transform.',
  'torchlive/torchvision:TransformForwardFn.forward': 'Applies the transform.',
  'torchlive/torchvision:Transform':
    'A transform that you call with a tensor: `transform(tensor)` or `transform.forward(tensor)`.',
  'torchlive/torchvision:InterpolationMode':
    'How resizing computes new pixels.',
  'torchlive/torchvision:Torchvision': 'The type of `torchvision`.',
  'torchlive/torchvision:Torchvision.transforms': 'Creates image transforms.',
  'torchlive/torchvision:torchvision': 'The image transforms.',
};
