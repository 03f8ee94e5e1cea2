import type {Network} from '../../src/components/DigitDemo/network/architecture';
import {forward} from '../../src/components/DigitDemo/network/forward';
import type {Digit} from './digits';

/** Share of the digits that the network reads right. */
export function accuracy(network: Network, digits: readonly Digit[]): number {
  const right = digits.filter(({image, label}) => {
    const {scores} = forward(network, image);
    return scores.indexOf(Math.max(...scores)) === label;
  });
  return right.length / digits.length;
}
