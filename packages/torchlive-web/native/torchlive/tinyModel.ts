import {addScaled, mul} from '../../tensors/elementwise';
import {fail} from '../../tensors/errors';
import {scalar, type Tensor} from '../../tensors/tensor';
import type {LoadedModel} from './types';

/** The path that `torch.jit._loadForMobile` finds the built-in model at. */
export const tinyModelPath = 'model://tiny';

/** `2 * x + 1`. TorchScript's numbers are integers here, so the dtype stays. */
function twicePlusOne(x: Tensor): Tensor {
  const of = (value: number) => scalar(x.dtype, value);
  return addScaled(mul(x, of(2), 'common'), of(1), 1, 'common');
}

/** A model for examples and tests. */
export const tinyModel: LoadedModel = {
  inputs: ['Tensor'],
  forward: ([x]) =>
    twicePlusOne((x ?? fail('Expected Tensor but got None')) as Tensor),
  extraFiles: {
    'model/live.spec.json': JSON.stringify({
      pack: {type: 'tensor', dtype: 'float', items: ['$x'], sizes: [1]},
      unpack: {type: 'tensor', dtype: 'float', key: 'y'},
    }),
  },
};
