import {entry} from '../values/given';

/** A dimension that a window moves over. */
export type Window = {
  input: number;
  output: number;
  kernel: number;
  stride: number;
  dilation: number;
  before: number;
};

/** How far a window moves along each dimension. */
export function windowsOf(
  sizes: readonly number[],
  kernel: readonly number[],
  stride: readonly number[],
  padding: readonly number[],
  dilation: readonly number[],
  ceil = false,
): Window[] {
  return sizes.map((input, axis) => {
    const reach = entry(dilation, axis) * (entry(kernel, axis) - 1) + 1;
    const free = input + 2 * entry(padding, axis) - reach;
    const round = ceil ? Math.ceil : Math.floor;
    let output = round(free / entry(stride, axis)) + 1;
    // The last window has to start inside of the input or of what precedes it.
    if (
      ceil &&
      (output - 1) * entry(stride, axis) >= input + entry(padding, axis)
    ) {
      output--;
    }
    if (output <= 0) {
      throw new Error(
        `Calculated padded input size per channel: (${sizes.join(' x ')}). Kernel size: (${kernel.join(' x ')}). Kernel size can't be greater than actual input size`,
      );
    }
    return {
      input,
      output,
      kernel: entry(kernel, axis),
      stride: entry(stride, axis),
      dilation: entry(dilation, axis),
      before: entry(padding, axis),
    };
  });
}

/** Windows of fewer than two dimensions get one before them that doesn't move. */
export function toPlane(windows: readonly Window[]): [Window, Window] {
  const still = {
    input: 1,
    output: 1,
    kernel: 1,
    stride: 1,
    dilation: 1,
    before: 0,
  };
  return [still, still, ...windows].slice(-2) as [Window, Window];
}

/** ONNX's attributes of windows: padding after is what makes its output as long as ours. */
export function windowAttributes(
  windows: readonly Window[],
): Record<string, number[]> {
  const after = windows.map(
    ({input, output, kernel, stride, dilation, before}) =>
      Math.max(
        0,
        (output - 1) * stride + dilation * (kernel - 1) + 1 - input - before,
      ),
  );
  return {
    kernel_shape: windows.map(({kernel}) => kernel),
    strides: windows.map(({stride}) => stride),
    dilations: windows.map(({dilation}) => dilation),
    pads: [...windows.map(({before}) => before), ...after],
  };
}
