/** Width and height of the network's input image. */
export const imageSize = 28;

/** Number of classes: the digits 0 to 9. */
export const digitCount = 10;

/** Number of outputs of a layer, and of inputs that each is a weighted sum of. */
type LayerShape = {outputs: number; inputs: number};

/** A convolution with a square kernel, stride 1 and no padding. */
export type ConvolutionShape = LayerShape & {
  /** Input channels. */
  channels: number;
  kernelSize: number;
  /** Width and height of the input. */
  inputSize: number;
  /** Width and height of the output. */
  outputSize: number;
};

function convolution(
  outputs: number,
  channels: number,
  kernelSize: number,
  inputSize: number,
): ConvolutionShape {
  return {
    outputs,
    inputs: channels * kernelSize * kernelSize,
    channels,
    kernelSize,
    inputSize,
    outputSize: inputSize - kernelSize + 1,
  };
}

/** Two convolutions, each followed by 2 × 2 max pooling, then two dense layers. */
export const architecture = {
  conv1: convolution(8, 1, 5, imageSize),
  conv2: convolution(24, 8, 5, 12),
  hidden: {outputs: 64, inputs: 24 * 4 * 4},
  logits: {outputs: digitCount, inputs: 64},
} as const;

/** The layers in the order in which they run and are stored. */
export const layerNames = ['conv1', 'conv2', 'hidden', 'logits'] as const;

/** Name of a layer. */
type LayerName = (typeof layerNames)[number];

/** A layer's parameters: `weights` holds a row of `outputs` numbers for each input. */
export type Layer = {weights: Float32Array; biases: Float32Array};

/** Every layer's parameters. */
export type Network = Record<LayerName, Layer>;
