import type {Reading} from './network/readDigit';

/**
 * The network's reading of the first sample, shown until the network is loaded. A
 * test compares it with the network.
 */
export const firstReading: Pick<Reading, 'digit' | 'probabilities'> = {
  digit: 3,
  probabilities: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
};
