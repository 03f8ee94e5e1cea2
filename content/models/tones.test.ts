import {expect, it} from 'vitest';
import {empty} from 'torchlive-web/tensor';
import {startKeyRecorder} from 'torchlive-web/browser';
import {loadStandIn} from './testing/loadStandIn';

const model = await loadStandIn('tones.ptl');

/** What the model hears of keys, with noise of an amplitude relative to theirs. */
async function hear(keys: string, noise = 0) {
  const recorder = await startKeyRecorder(keys);
  const samples = await recorder.stop();
  const input = empty('float32', [1, samples.length]);
  let state = 1;
  samples.forEach((sample, index) => {
    state = (state * 16_807) % 2_147_483_647;
    const random = (2 * state) / 2_147_483_647 - 1;
    input.storage[index] = (sample + noise * 8000 * random) / 32_767;
  });
  return model.forward([input]);
}

const all = 'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE';

it.each([
  ['0123456789', 0, all],
  ['0123456789', 0.5, all],
  ['2026', 0, 'TWO ZERO TWO SIX'],
  ['55', 0, 'FIVE FIVE'],
  ['', 0, ''],
  ['', 0.5, ''],
])('hears the keys %j through noise of %d', async (keys, noise, words) => {
  expect(await hear(keys, noise)).toBe(words);
});
