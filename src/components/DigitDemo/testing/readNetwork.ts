import {readFileSync} from 'node:fs';
import type {Network} from '../network/architecture';
import {decodeWeights} from '../network/weightsFile';

/** The network that the page loads. */
export function readNetwork(): Network {
  const file = readFileSync(new URL('../network/digits.bin', import.meta.url));
  return decodeWeights(new Uint8Array(file).buffer);
}
