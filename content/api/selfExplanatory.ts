import {membersOf} from 'api-versions';

/** Members without a note, by the reason why they need none. */
type Reason = {reason: string; targets: readonly string[]};

const Context = 'CanvasView:CanvasRenderingContext2D';

/** Every member that has no note. A test compares the list with the packages. */
export const selfExplanatory: readonly Reason[] = [
  {
    reason: 'It names a value and does nothing.',
    targets: [
      ...membersOf('CameraView:CameraFacing', 'BACK', 'FRONT'),
      ...membersOf('CameraView:TargetResolution', 'width', 'height'),
      ...membersOf('Models:ModelInfo', 'name', 'model', 'vocab'),
      ...membersOf('NativeJSRef:NativeJSRef', 'ID'),
      ...membersOf('CanvasView:ImageData', 'ID'),
      ...membersOf('ImageModule:Image', 'ID'),
      ...membersOf('audio/AudioModule:Audio', 'ID'),
      ...membersOf('torchlive/torch:Dict', '[index]'),
      ...membersOf('torchlive/torch:ExtraFilesMap', '[index]'),
    ],
  },
  {
    reason: 'At run time the value is its own name.',
    targets: membersOf(
      'torchlive/torch:Torch',
      'float32',
      'float64',
      'int8',
      'int16',
      'int32',
      'int64',
      'uint8',
      'channelsLast',
      'contiguousFormat',
      'preserveFormat',
    ),
  },
  {
    reason: 'It leads to an object whose members have notes.',
    targets: [
      ...membersOf('torchlive/torch:Torch', 'jit'),
      ...membersOf('torchlive/torchvision:Torchvision', 'transforms'),
      ...membersOf('text:text', 'WordPieceTokenizer'),
    ],
  },
  {
    reason: 'Its description tells everything, with its unit or default.',
    targets: [
      ...membersOf(
        'MobileModelModule:ModelResultMetrics',
        'totalTime',
        'inferenceTime',
        'packTime',
        'unpackTime',
      ),
      ...membersOf('MobileModelModule:ModelResult', 'result', 'metrics'),
      ...membersOf('MobileModelModule:MobileModel', 'unload'),
      ...membersOf('CanvasView:ImageData', 'width', 'height', 'data'),
      ...membersOf(
        'text/BasicTokenizer:BasicTokenizerConfig',
        'lowercase',
        'neverSplit',
      ),
      ...membersOf(
        'text/WordpieceTokenizer:WordPieceTokenizerConfig',
        'vocab',
        'unknownToken',
        'neverSplit',
        'lowercase',
      ),
      ...membersOf(Context, 'drawCircle', 'fillCircle'),
      ...membersOf('torchlive/media:Blob', 'size'),
      ...membersOf('ImageModule:ImageUtil', 'fromJSRef'),
      'Models:getModelUri',
      'NativeJSRef:toPlainNativeJSRef',
      'ImageModule:wrapRef',
      'audio/AudioModule:wrapRef',
      'expo-plugin/withPyTorchCore:setClassPath',
      'expo-plugin/withPyTorchCore:setProjectRepositories',
    ],
  },
  {
    reason: 'It does the same on both platforms as on the web.',
    targets: membersOf(
      Context,
      'beginPath',
      'closePath',
      'fill',
      'fillRect',
      'lineTo',
      'moveTo',
      'rect',
      'rotate',
      'setTransform',
      'stroke',
      'strokeRect',
      'translate',
    ),
  },
  {
    reason: 'Another member does the same and has the note.',
    targets: [
      ...membersOf('ImageModule:ImageUtil', 'release'),
      ...membersOf('torchlive/torchvision:TransformForwardFn', 'forward'),
      'CanvasView:Canvas',
    ],
  },
  {
    reason: 'It has no argument and no result, and repeating it is harmless.',
    targets: [
      ...membersOf('CanvasView:ImageData', 'release'),
      ...membersOf('audio/AudioModule:Audio', 'pause', 'stop', 'release'),
    ],
  },
];
