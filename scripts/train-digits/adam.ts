import type {Network} from '../../src/components/DigitDemo/network/architecture';
import {arraysOf, zeroNetwork} from './networks';

const meanDecay = 0.9;
const varianceDecay = 0.999;

/** Makes a function that takes one Adam step and sets the gradient back to zero. */
export function createAdam(
  network: Network,
): (gradient: Network, rate: number) => void {
  const parameters = arraysOf(network);
  const means = arraysOf(zeroNetwork());
  const variances = arraysOf(zeroNetwork());
  let step = 0;
  return (gradient, rate) => {
    step += 1;
    const meanBias = 1 - meanDecay ** step;
    const varianceBias = 1 - varianceDecay ** step;
    arraysOf(gradient).forEach((slopes, array) => {
      const values = parameters[array] ?? new Float32Array();
      const mean = means[array] ?? new Float32Array();
      const variance = variances[array] ?? new Float32Array();
      slopes.forEach((slope, i) => {
        const m = meanDecay * (mean[i] ?? 0) + (1 - meanDecay) * slope;
        const v =
          varianceDecay * (variance[i] ?? 0) +
          (1 - varianceDecay) * slope * slope;
        mean[i] = m;
        variance[i] = v;
        values[i] =
          (values[i] ?? 0) -
          (rate * (m / meanBias)) / (Math.sqrt(v / varianceBias) + 1e-8);
      });
      slopes.fill(0);
    });
  };
}
