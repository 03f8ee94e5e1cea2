import type {DType, Elements} from '../values/dtype';
import type {Emit} from '../values/emit';
import {contiguousStrides, count} from '../values/layout';
import {
  evaluate,
  hold,
  Storage,
  Tensor,
  type Content,
  type Pending,
} from '../values/Tensor';

type Work = {
  /** The operator and everything that it depends on besides its inputs. */
  key: string;
  inputs: readonly Tensor[];
  dtype: DType;
  sizes: readonly number[];
  compute: (...inputs: Elements[]) => Elements;
  emit?: Emit | undefined;
  cost?: number;
};

/** Chains longer than this are computed before they grow: walking them takes stack. */
const deepest = 1500;

/** A tensor that is computed when somebody needs its elements. */
export function lazy({
  key,
  inputs,
  dtype,
  sizes,
  compute,
  emit,
  cost,
}: Work): Tensor {
  const length = count(sizes);
  const operands = inputs.map(hold);
  const depth =
    1 +
    Math.max(0, ...operands.map(({content}) => content.pending?.depth ?? 0));
  const pending: Pending = {
    key: `${key}>${dtype}[${sizes.join()}]`,
    inputs: operands,
    compute,
    emit,
    cost: cost ?? length,
    depth,
  };
  const content: Content = {
    dtype,
    length,
    sizes,
    data: undefined,
    pending,
    held: false,
    constant: false,
  };
  if (depth > deepest) {
    evaluate(content);
  }
  return new Tensor(new Storage(content), sizes, contiguousStrides(sizes), 0);
}

/** Another tensor with the same elements, and a storage of its own once either is written to. */
export function copy(tensor: Tensor): Tensor {
  if (tensor.isWhole) {
    tensor.storage.content.held = true;
    return new Tensor(
      new Storage(tensor.storage.content),
      tensor.sizes,
      contiguousStrides(tensor.sizes),
      0,
    );
  }
  return lazy({
    key: 'copy',
    inputs: [tensor],
    dtype: tensor.dtype,
    sizes: tensor.sizes,
    compute: (x) => x.slice(),
    emit: (_graph, [x = '']) => x,
    cost: 0,
  });
}
