import {readModelAsset} from '../../node/readModelAsset';
import type {ReadAsset} from '../assets';

/** Reads from disk, as the page reads from its own origin. */
export const readAsset: ReadAsset = (name) =>
  Promise.resolve(readModelAsset(name).buffer);
