import {expect, it} from 'vitest';
import greedyDecode from './greedyDecode';

/** Stands in for the network: the word that follows each word. */
function chain(successors: Record<number, number>) {
  return (word: number) => Promise.resolve(successors[word] ?? -1);
}

it('follows the words from the start token to the end token', async () => {
  const words = await greedyDecode(chain({0: 7, 7: 5, 5: 1}), 0, 1, 50);
  expect(words).toEqual([7, 5]);
});

it('gives nothing when the end comes first', async () => {
  expect(await greedyDecode(chain({0: 1}), 0, 1, 50)).toEqual([]);
});

it('stops a network that goes round in circles', async () => {
  expect(await greedyDecode(chain({0: 2, 2: 2}), 0, 1, 4)).toEqual([
    2, 2, 2, 2,
  ]);
});
