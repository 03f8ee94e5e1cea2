import {Tensor} from '../values/Tensor';
import {assign} from './assign';
import {attention} from './attention';
import {containers} from './containers';
import {convolution} from './convolution';
import {creation, writes} from './creation';
import {joins, lookups} from './indexing';
import {linearAlgebra} from './linear';
import {normalization} from './normalization';
import type {Operator, Run} from './Operator';
import {pointwise} from './pointwise';
import {pooling} from './pooling';
import {quantized} from './quantized';
import {recurrent} from './recurrent';
import {reductions, sorts} from './reduce';
import {resizing} from './resize';
import {items, printed, scalars} from './scalars';
import {views} from './views';
import {torchvision, vision} from './vision';

/** Operators that only say what is to be computed. */
const waiting: Record<string, Run> = {
  ...views,
  ...pointwise,
  ...convolution,
  ...pooling,
  ...normalization,
  ...linearAlgebra,
  ...quantized,
  ...reductions,
  ...resizing,
  ...vision,
  ...joins,
  ...attention,
  ...creation,
  ...writes,
  ...scalars,
  ...containers,
};

/** Operators that need elements at once. */
const reading: Record<string, Run> = {
  ...sorts,
  ...lookups,
  ...items,
  ...recurrent,
  ...printed,
  ...torchvision,
};

/** `aten::add_.Tensor` writes what `aten::add.Tensor` gives to its first argument. */
function inPlace(name: string): Run | undefined {
  const plain = name.replace(/^(aten::\w*[a-z0-9])_(?=\.|$)/, '$1');
  const run = plain === name ? undefined : waiting[plain];
  return run === undefined
    ? undefined
    : (...args) => {
        const [target] = args as [unknown];
        const result = run(...(args as unknown[]));
        if (!(target instanceof Tensor) || !(result instanceof Tensor)) {
          throw new Error(`${name} has nothing to write to.`);
        }
        return assign(target, result);
      };
}

/** Views that are taken of the tensor itself can't be written back. */
const changesShape =
  /^aten::(?:squeeze|unsqueeze|t|transpose|swapaxes|resize)_(?:\.|$)/;

/**
 * Operators in branches of PyTorch's own layers that are not taken: a program that names
 * them loads, and one that calls them fails.
 */
const notTaken = new Set([
  'aten::_nested_tensor_from_mask',
  'aten::_nested_tensor_from_mask_left_aligned',
  'aten::to_padded_tensor',
  'quantized::linear_dynamic_fp16',
  'aten::adaptive_avg_pool3d',
]);

function refuse(name: string): Operator {
  return {
    needsData: false,
    run: () => {
      throw new Error(`${name} is not supported here.`);
    },
  };
}

/** The operator of a name and an overload, such as `aten::add.Tensor`. */
export function findOperator(name: string): Operator | undefined {
  const known = (table: Record<string, Run>) =>
    Object.hasOwn(table, name) ? table[name] : undefined;
  const run =
    known(waiting) ??
    (changesShape.test(name) ? reshaping(name) : inPlace(name));
  if (run !== undefined) {
    return {run, needsData: false};
  }
  const eager = known(reading);
  if (eager !== undefined) {
    return {run: eager, needsData: true};
  }
  return notTaken.has(name) ? refuse(name) : undefined;
}

/** `x.unsqueeze_(0)` makes `x` itself another view of its elements. */
function reshaping(name: string): Run | undefined {
  const run = waiting[name.replace(/_(?=\.|$)/, '')];
  return run === undefined
    ? undefined
    : (x: Tensor, ...args: unknown[]) => {
        const before = new Tensor(
          x.storage,
          x.sizes,
          x.strides,
          x.offset,
          x.view,
        );
        const {sizes, strides, offset, view} = run(before, ...args) as Tensor;
        Object.assign(x, {sizes, strides, offset, view});
        return x;
      };
}
