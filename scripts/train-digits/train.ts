import type {Network} from '../../src/components/DigitDemo/network/architecture';
import {forward} from '../../src/components/DigitDemo/network/forward';
import {createAdam} from './adam';
import {augment} from './augment';
import {backward} from './backward';
import type {Digit} from './digits';
import {freshNetwork, zeroNetwork} from './networks';
import {seededRandom, shuffled} from './random';

type Options = {
  seed: number;
  epochs: number;
  /** Digits between two steps. */
  batchSize: number;
  /** Learning rate of the first step; it falls to 0 along a cosine. */
  topRate: number;
  /** Told after each pass over the digits, with their mean loss. */
  onEpoch: (epoch: number, loss: number) => void;
};

/** Trains a network; the same seed and digits give the same weights. */
export function train(
  digits: readonly Digit[],
  {seed, epochs, batchSize, topRate, onEpoch}: Options,
): Network {
  const random = seededRandom(seed);
  const network = freshNetwork(random);
  const gradient = zeroNetwork();
  const takeStep = createAdam(network);
  const seenAtEnd = epochs * digits.length;
  let seen = 0;
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    let loss = 0;
    for (const {image, label} of shuffled(digits, random)) {
      const activations = forward(network, augment(image, random));
      loss += backward(network, activations, label, gradient);
      seen += 1;
      if (seen % batchSize === 0) {
        const progress = seen / seenAtEnd;
        takeStep(gradient, (topRate * (1 + Math.cos(Math.PI * progress))) / 2);
      }
    }
    onEpoch(epoch, loss / digits.length);
  }
  return network;
}
