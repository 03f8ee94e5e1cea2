import type {Elements} from '../values/dtype';
import type {IValue} from '../values/ivalue';
import type {Tensor} from '../values/Tensor';
import {packed} from './convolution';
import {lazy} from './lazy';
import {linear} from './linear';
import type {Run} from './Operator';

const steps = 255;

/** Rounds to 256 values between the least and the greatest, as QNNPACK does. */
function toSteps(values: Elements): Float32Array {
  let least = 0;
  let greatest = 0;
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const range = Math.fround((greatest - least) / steps);
  const scale = range === 0 ? Math.fround(0.1) : range;
  const zero = roundHalfToEven(Math.min(steps, Math.max(0, -least / scale)));
  const inverse = Math.fround(1 / scale);
  return Float32Array.from(values, (value) => {
    const step = roundHalfToEven(Math.fround(value * inverse)) + zero;
    return (Math.min(steps, Math.max(0, step)) - zero) * scale;
  });
}

function roundHalfToEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
}

function rounded(x: Tensor): Tensor {
  return lazy({
    key: 'quantize',
    inputs: [x],
    dtype: 'float32',
    sizes: x.sizes,
    compute: toSteps,
  });
}

/** Weights of 8 bits are floats here: products of integers are exact in either. */
export const quantized: Record<string, Run> = {
  'quantized::linear_dynamic': (x: Tensor, params: IValue) => {
    const [weight, bias] = packed(params);
    return linear(rounded(x), weight as Tensor, bias as Tensor | null);
  },
};
