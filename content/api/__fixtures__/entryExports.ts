const first = [
  'AudioUtil',
  'Camera',
  'CameraFacing',
  'Canvas',
  'CanvasRenderingContext2D',
  'Image',
  'ImageUtil',
  'MobileModel',
  'ModelInfo',
  'ModelPath',
  'ModelResult',
  'ModelResultMetrics',
];
const second = [
  ...first,
  'Audio',
  'Blob',
  'Module',
  'Tensor',
  'Transform',
  'Transforms',
  'media',
  'text',
  'torch',
  'torchvision',
];
const third = [...second, 'experimental'];
const latest = third.filter((name) => name !== 'ModelResult');

/** What the entry point of each package exports, as recorded from the tags. */
export const entryExports: Readonly<Record<string, readonly string[]>> = {
  '0.1.3': first,
  '0.2.0': second,
  '0.2.1': third,
  '0.2.2': latest,
  '0.2.3': latest,
  '0.2.4': latest,
};

/** Types whose members are called through an exported value. */
export const reachedBy: Readonly<Record<string, string>> = {
  Experimental: 'experimental',
  JIT: 'torch.jit',
  Media: 'media',
  Torch: 'torch',
  Torchvision: 'torchvision',
  Transforms: 'torchvision.transforms',
  WordPieceTokenizer: 'text.WordPieceTokenizer',
};
