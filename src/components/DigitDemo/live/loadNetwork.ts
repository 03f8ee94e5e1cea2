import {yieldToInput} from 'browser-utils/yield-to-input';
import {samples} from '../drawing/samples';
import type {Network} from '../network/architecture';
import {readDigit} from '../network/readDigit';
import {decodeWeights} from '../network/weightsFile';

const weightsUrl = new URL('../network/digits.bin', import.meta.url);

/** Fetches the weights; throws if they are incomplete. */
export async function loadNetwork(): Promise<Network> {
  const response = await fetch(weightsUrl);
  if (!response.ok) {
    throw new Error(
      `${weightsUrl.pathname}: the server responded with status ${response.status}. Try again later.`,
    );
  }
  const network = decodeWeights(await response.arrayBuffer());
  // Warm up: otherwise the first time shown would include compilation.
  for (const {strokes} of samples) {
    await yieldToInput();
    readDigit(network, strokes);
  }
  return network;
}
