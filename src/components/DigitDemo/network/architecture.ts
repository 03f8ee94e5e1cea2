/** Side of the square picture that the network reads. */
export const imageSide = 28;

/** Number of classes: the digits 0 to 9. */
export const digitCount = 10;

/** Number of values that go into one sum of a layer, and of sums it makes. */
export type LayerShape = {outputs: number; inputs: number};

/** A layer that slides square windows over its input planes. */
export type ConvolutionShape = LayerShape & {
  /** Input planes. */
  planes: number;
  /** Side of the square window. */
  window: number;
  /** Side of the square input planes. */
  side: number;
};

/** Side of a convolution's output planes; windows stay inside the input. */
export function outputSide({
  side,
  window,
}: Pick<ConvolutionShape, 'side' | 'window'>): number {
  return side - window + 1;
}

function convolution(
  outputs: number,
  planes: number,
  window: number,
  side: number,
): ConvolutionShape {
  return {outputs, inputs: planes * window * window, planes, window, side};
}

/** Two convolutions, each halved by max pooling, then two dense layers. */
export const architecture = {
  edges: convolution(8, 1, 5, imageSide),
  shapes: convolution(24, 8, 5, 12),
  hidden: {outputs: 64, inputs: 24 * 4 * 4},
  scores: {outputs: digitCount, inputs: 64},
} as const;

/** The layers, in the order in which a picture passes them and the file stores them. */
export const layerNames = ['edges', 'shapes', 'hidden', 'scores'] as const;

/** Name of a layer. */
export type LayerName = (typeof layerNames)[number];

/** A layer's numbers: `weights` holds a row of `outputs` numbers for each input. */
export type Layer = {weights: Float32Array; biases: Float32Array};

/** Every layer's numbers. */
export type Network = Record<LayerName, Layer>;
