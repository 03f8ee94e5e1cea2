import type {Reading} from './network/readDigit';

/**
 * What the network makes of the first sample, for the picture that stands in
 * until the network is there. A test compares it with the network.
 */
export const firstReading: Pick<Reading, 'digit' | 'probabilities'> = {
  digit: 3,
  probabilities: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
};
