import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {decodeWeights} from '../../src/components/DigitDemo/network/weightsFile';
import {accuracy} from './accuracy';
import {heldOutCount, loadDigits, type Digit} from './digits';
import {weightsFile} from './weightsFile';
import {zeroNetwork} from './networks';

let training: Digit[];
let heldOut: Digit[];

beforeAll(async () => {
  ({training, heldOut} = await loadDigits());
}, 60_000);

describe('the shipped network', () => {
  it('reads at least 97.5 % of the digits that training never saw', async () => {
    const file = await readFile(path.resolve(weightsFile));
    expect(file.byteLength).toBeLessThanOrEqual(60_000);
    const network = decodeWeights(new Uint8Array(file).buffer);
    expect(accuracy(network, heldOut)).toBeGreaterThanOrEqual(0.975);
  }, 60_000);
});

describe('the digits', () => {
  it('are split into two parts that share none', () => {
    expect(heldOut).toHaveLength(heldOutCount);
    expect(training).toHaveLength(8000);
    const seen = new Set(training.map(({image}) => image.join()));
    expect(heldOut.filter(({image}) => seen.has(image.join()))).toEqual([]);
  });

  it('are read right by chance only, without weights', () => {
    expect(accuracy(zeroNetwork(), heldOut)).toBeLessThan(0.15);
  });
});
