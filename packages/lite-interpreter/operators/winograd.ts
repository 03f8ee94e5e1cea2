import type {Emit} from '../values/emit';
import type {Window} from './windows';

type Matrix = readonly (readonly number[])[];

/** Lavin and Gray, "Fast Algorithms for Convolutional Neural Networks" (arxiv.org/abs/1509.09308). */
type Algorithm = {input: Matrix; weights: Matrix; output: Matrix};

/** Squares of 2 by 2 results from 16 multiplications instead of 36. */
const small: Algorithm = {
  input: [
    [1, 0, -1, 0],
    [0, 1, 1, 0],
    [0, -1, 1, 0],
    [0, 1, 0, -1],
  ],
  weights: [
    [1, 0, 0],
    [1 / 2, 1 / 2, 1 / 2],
    [1 / 2, -1 / 2, 1 / 2],
    [0, 0, 1],
  ],
  output: [
    [1, 1, 1, 0],
    [0, 1, -1, -1],
  ],
};

/** Squares of 4 by 4 results from 36 multiplications instead of 144. */
const large: Algorithm = {
  input: [
    [4, 0, -5, 0, 1, 0],
    [0, -4, -4, 1, 1, 0],
    [0, 4, -4, -1, 1, 0],
    [0, -2, -1, 2, 1, 0],
    [0, 2, -1, -2, 1, 0],
    [0, 4, 0, -5, 0, 1],
  ],
  weights: [
    [1 / 4, 0, 0],
    [-1 / 6, -1 / 6, -1 / 6],
    [-1 / 6, 1 / 6, -1 / 6],
    [1 / 24, 1 / 12, 1 / 6],
    [1 / 24, -1 / 12, 1 / 6],
    [0, 0, 1],
  ],
  output: [
    [1, 1, 1, 1, 1, 0],
    [0, 1, -1, 2, -2, 0],
    [0, 1, 1, 4, 4, 0],
    [0, 1, -1, 8, -8, 1],
  ],
};

/** Both dimensions at once: what a row does, for each row. */
function square(matrix: Matrix): number[] {
  return matrix.flatMap((a) =>
    matrix.flatMap((b) => a.flatMap((x) => b.map((y) => x * y))),
  );
}

/** Below, more time goes into the detour than it saves. */
const fewest = {channels: 64, squares: 16};

type Shape = {batch: number; channels: number; filters: number};

/**
 * Winograd's algorithm for filters of 3 by 3 that move by 1, about twice as fast as ONNX
 * Runtime's own in WebAssembly. Undefined where it isn't.
 */
export function winograd(
  {batch, channels, filters}: Shape,
  [rows, columns]: readonly [Window, Window],
): Emit | undefined {
  const sides = [rows, columns] as const;
  const algorithm = Math.min(rows.output, columns.output) >= 12 ? large : small;
  const side = algorithm.output.length;
  const reach = side + 2;
  const [down, across] = sides.map(({output}) => Math.ceil(output / side)) as [
    number,
    number,
  ];
  const squares = down * across;
  if (
    sides.some((w) => w.kernel !== 3 || w.stride !== 1 || w.dilation !== 1) ||
    Math.min(channels, filters) < fewest.channels ||
    batch * squares < fewest.squares
  ) {
    return undefined;
  }
  const after = [down, across].map(
    (count, axis) =>
      count * side + 2 - sides[axis]!.input - sides[axis]!.before,
  );
  return (graph, [x = '', weight = '', bias]) => {
    const reshape = (name: string, sizes: readonly number[]) =>
      graph.node('Reshape', [
        name,
        graph.constant('int64', [sizes.length], sizes),
      ]);
    const transpose = (name: string, perm: readonly number[]) =>
      graph.node('Transpose', [name], {perm});
    const floats = (sizes: readonly number[], values: readonly number[]) =>
      graph.constant('float32', sizes, values);
    const points = reach ** 2;
    // ONNX Runtime computes this once, when it opens the graph.
    const spread = graph.node('MatMul', [
      floats([points, 9], square(algorithm.weights)),
      transpose(reshape(weight, [filters * channels, 9]), [1, 0]),
    ]);
    const planes = graph.node(
      'Conv',
      [
        reshape(x, [batch * channels, 1, rows.input, columns.input]),
        floats([points, 1, reach, reach], square(algorithm.input)),
      ],
      {
        kernel_shape: [reach, reach],
        strides: [side, side],
        pads: [rows.before, columns.before, ...after],
      },
    );
    const product = graph.node('MatMul', [
      reshape(spread, [points, filters, channels]),
      reshape(
        transpose(
          reshape(planes, [batch, channels, points, squares]),
          [2, 1, 0, 3],
        ),
        [points, channels, batch * squares],
      ),
    ]);
    const results = graph.node('Conv', [
      reshape(
        transpose(
          reshape(product, [points, filters, batch, squares]),
          [2, 1, 0, 3],
        ),
        [batch * filters, points, down, across],
      ),
      floats([side ** 2, points, 1, 1], square(algorithm.output)),
    ]);
    const whole = graph.node('DepthToSpace', [results], {blocksize: side});
    const pair = (values: readonly number[]) =>
      graph.constant('int64', [2], values);
    const cut = graph.node('Slice', [
      whole,
      pair([0, 0]),
      pair([rows.output, columns.output]),
      pair([2, 3]),
    ]);
    const output = reshape(cut, [batch, filters, rows.output, columns.output]);
    return bias === undefined
      ? output
      : graph.node('Add', [output, reshape(bias, [1, filters, 1, 1])]);
  };
}
