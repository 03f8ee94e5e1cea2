import {expect, it, vi} from 'vitest';
import {empty, fromNumbers, type Tensor} from 'torchlive-web/tensor';
import sourceIds from './source_wrd2idx.json';
import targetWords from './target_idx2wrd.json';
import heldOut from './testing/heldOutSentences.json';
import report from './translation.json';
import {loadStandIn} from './testing/loadStandIn';

vi.setConfig({testTimeout: 60_000});

const encoder = await loadStandIn('encoder.ptl');
const decoder = await loadStandIn('decoder.ptl');
const [startToken, endToken] = [0, 1];

const word = (id: number) => fromNumbers([id], 'int64');
const {hiddenSize, maxLength} = report;

/** As samples/seq2seq-nmt does, without the toolkit in between. */
async function translate(french: string): Promise<string> {
  const ids = french
    .split(' ')
    .map((each) => (sourceIds as Record<string, number>)[each] ?? NaN);
  const encoded = empty('float32', [maxLength, hiddenSize]);
  let hidden = empty('float32', [1, 1, hiddenSize]);
  for (const [row, id] of [...ids, endToken].entries()) {
    const [output, next] = (await encoder.forward([word(id), hidden])) as [
      Tensor,
      Tensor,
    ];
    encoded.storage.set(output.storage as never, row * hiddenSize);
    hidden = next;
  }
  const words: string[] = [];
  for (let id = startToken; words.length < maxLength;) {
    const [scores, next] = (await decoder.forward([
      word(id),
      hidden,
      encoded,
    ])) as [Tensor, Tensor];
    const values = [...(scores.storage as Float32Array)];
    id = values.indexOf(Math.max(...values));
    if (id === endToken) {
      break;
    }
    words.push((targetWords as Record<string, string>)[id] ?? '');
    hidden = next;
  }
  return words.join(' ');
}

it('translates held-out sentences as well as the training recorded', async () => {
  // Their order is random, so that every fourth is a fair sample.
  const sample = heldOut.filter((_, index) => index % 4 === 0);
  let right = 0;
  for (const [french = '', english] of sample) {
    right += Number((await translate(french)) === english);
  }
  expect(sample.length).toBeGreaterThanOrEqual(25);
  expect(report.exactMatch).toBeGreaterThanOrEqual(0.95);
  expect(Math.abs(right / sample.length - report.exactMatch)).toBeLessThan(
    0.05,
  );
});

it('does without the full stop', async () => {
  expect(await translate('nous sommes fatigues')).toBe('we are tired .');
  expect(await translate('je suis heureux')).toBe('i am happy .');
});

it('rejects a word id that it has no row for', async () => {
  const hidden = empty('float32', [1, 1, hiddenSize]);
  await expect(encoder.forward([word(100_000), hidden])).rejects.toThrow(
    'index out of range',
  );
});
