/**
 * One sentence for each module and for everything without a comment in the
 * package. Keys are `module`, `module:Symbol` or `module:Symbol.member`; a
 * test compares them with the packages.
 */
export const summaries: Readonly<Record<string, string>> = {
  CameraView: 'A camera preview that hands frames and pictures to your code.',
  CanvasView: 'A canvas to draw on, with the drawing calls of the web.',
  ImageModule:
    'Images that live in native memory: loading, scaling and saving them.',
  MobileModelModule:
    'Model files: fetching them and, before 0.2.2, running them.',
  Models: 'How a model is named: by address, path or bundled file.',
  NativeJSRef: 'Handles by which JavaScript names objects in native memory.',
  'audio/AudioModule': 'Recording, loading, playing and saving audio.',
  'expo-plugin/withPyTorchCore':
    'The Expo config plugin that prepares the Android project.',
  'install-jsi':
    'Connects JavaScript with the native library when the package is first imported. It exports nothing.',
  text: 'Tokenizers, gathered in one object.',
  'text/BasicTokenizer': 'Splits a sentence into words and punctuation.',
  'text/WordpieceTokenizer':
    'Turns text into the token ids of BERT-like models, and back.',
  'torchlive/experimental': 'Functions that may still change or go.',
  'torchlive/media': 'Turns images, audio and tensors into one another.',
  'torchlive/torch': 'Tensors, the functions that make them, and models.',
  'torchlive/torchvision': 'Image transformations that work on tensors.',
  'utils/CSSFontUtils': 'Reads the font strings that the canvas accepts.',
  'CameraView:Camera.flip':
    'Switches between the camera on the back and the one on the front.',
  'CanvasView:ImageData': 'The pixels of a rectangle of the canvas.',
  'CanvasView:ImageData.width': 'Width of the rectangle in pixels.',
  'CanvasView:ImageData.height': 'Height of the rectangle in pixels.',
  'CanvasView:ImageData.data':
    'Meant to hold the pixels; empty in every version. Turn the `ImageData` into an image to use them.',
  'CanvasView:ImageData.release':
    'Frees the native memory that holds the pixels.',
  'CanvasView:LineCap': 'How the ends of a line look.',
  'CanvasView:TextAlign': 'Where text stands relative to its position.',
  'CanvasView:CanvasProps.onContext2D':
    'Called with the drawing context once the canvas is ready.',
  'ImageModule:wrapRef': 'Gives a native reference the methods of an image.',
  'MobileModelModule:ModelResultMetrics':
    'How long the parts of an inference took, in milliseconds.',
  'MobileModelModule:MobileModel':
    'Fetches models and, until 0.2.1, runs them.',
  'Models:ModelInfo': 'A model and the name to show for it.',
  'Models:ModelInfo.name': 'Name to show.',
  'Models:ModelInfo.model': 'Where the model is.',
  'Models:ModelInfo.vocab': 'Vocabulary of the model, for text models.',
  'NativeJSRef:NativeJSRef': 'Names an object that lives in native memory.',
  'audio/AudioModule:Audio':
    'A recording or sound in native memory that you can play.',
  'audio/AudioModule:wrapRef': 'Gives a native reference the methods of audio.',
  'audio/AudioModule:AudioUtil': 'Records, loads and saves audio.',
  'audio/AudioModule:AudioUtil.record': 'Records for a given time.',
  'expo-plugin/withPyTorchCore:default':
    'The plugin to list in the app config of an Expo project.',
  'expo-plugin/withPyTorchCore:setProjectRepositories':
    'Adds a Maven repository to the Gradle file of the project.',
  'text/BasicTokenizer:BasicTokenizerConfig': 'How a text is to be split.',
  'text/BasicTokenizer:BasicTokenizerConfig.lowercase':
    'Whether the text is put into lower case first. Default: `true`.',
  'text/BasicTokenizer:BasicTokenizerConfig.neverSplit':
    'Words to leave whole. Default: none.',
  'text/BasicTokenizer:BasicTokenizer':
    'Splits text at white space and punctuation.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig':
    'What a tokenizer needs to know of the model that it feeds.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.vocab':
    'All tokens, one a line; the id of a token is the number of its line, from 0.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.unknownToken':
    'Token for what the vocabulary lacks; it must be in the vocabulary. Default: `[UNK]`.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.neverSplit':
    'Tokens to leave whole. Default: `[UNK]`, `[SEP]`, `[PAD]`, `[CLS]` and `[MASK]`.',
  'text/WordpieceTokenizer:WordPieceTokenizerConfig.lowercase':
    'Whether the text is put into lower case first. Default: `true`.',
  'text/WordpieceTokenizer:WordPieceTokenizer':
    'Turns text into token ids by the longest pieces that the vocabulary has.',
  'text:text': 'Holds the tokenizers that the package offers.',
  'text:text.WordPieceTokenizer': 'The tokenizer of BERT-like models.',
  'torchlive/experimental:Experimental': 'What `experimental` offers.',
  'torchlive/experimental:experimental':
    'Holds the functions that may still change.',
  'torchlive/media:Blob': 'Raw bytes in native memory.',
  'torchlive/media:Media': 'What `media` offers.',
  'torchlive/media:media': 'Converts between images, blobs and tensors.',
  'torchlive/torch:Item': 'One level of a nested array.',
  'torchlive/torch:ItemArray': 'Arrays of numbers, nested to any depth.',
  'torchlive/torch:Dict': 'An object whose values a model can take or return.',
  'torchlive/torch:Module': 'A model that was loaded and can run.',
  'torchlive/torch:JIT': 'Loads models: the type of `torch.jit`.',
  'torchlive/torch:TensorOptions':
    'Settings of a tensor that is about to be made.',
  'torchlive/torch:Scalar': 'A single number.',
  'torchlive/torch:Tensor':
    'An array of numbers with any number of dimensions, and the operations on it.',
  'torchlive/torch:Torch':
    'What `torch` offers: functions that make tensors, names of data types and of memory formats, and `torch.jit`.',
  'torchlive/torch:torch': 'Makes tensors and, by `torch.jit`, loads models.',
  'torchlive/torch:Torch.double': 'Name of the 64-bit float type.',
  'torchlive/torch:Torch.float': 'Name of the 32-bit float type.',
  'torchlive/torch:Torch.float32': 'Name of the 32-bit float type.',
  'torchlive/torch:Torch.float64': 'Name of the 64-bit float type.',
  'torchlive/torch:Torch.int': 'Name of the 32-bit integer type.',
  'torchlive/torch:Torch.int16': 'Name of the 16-bit integer type.',
  'torchlive/torch:Torch.int32': 'Name of the 32-bit integer type.',
  'torchlive/torch:Torch.int64': 'Name of the 64-bit integer type.',
  'torchlive/torch:Torch.int8': 'Name of the 8-bit integer type.',
  'torchlive/torch:Torch.long': 'Name of the 64-bit integer type.',
  'torchlive/torch:Torch.short': 'Name of the 16-bit integer type.',
  'torchlive/torch:Torch.uint8': 'Name of the unsigned 8-bit integer type.',
  'torchlive/torch:Torch.channelsLast':
    'Name of the memory format that stores the channels of a pixel together.',
  'torchlive/torch:Torch.contiguousFormat':
    'Name of the memory format without gaps, dimension by dimension.',
  'torchlive/torch:Torch.preserveFormat':
    'Name of the memory format that keeps what a tensor has.',
  'torchlive/torchvision:TransformFn': 'Takes a tensor and returns another.',
  'torchlive/torchvision:TransformForwardFn':
    'An object whose `forward` is a transformation.',
  'torchlive/torchvision:TransformForwardFn.forward':
    'Applies the transformation.',
  'torchlive/torchvision:Transform':
    'A transformation that you call on a tensor: `transform(tensor)` or `transform.forward(tensor)`.',
  'torchlive/torchvision:InterpolationMode':
    'How pixels are made when resizing.',
  'torchlive/torchvision:Torchvision': 'What `torchvision` offers.',
  'torchlive/torchvision:Torchvision.transforms':
    'Makes image transformations.',
  'torchlive/torchvision:torchvision': 'Holds the image transformations.',
};
