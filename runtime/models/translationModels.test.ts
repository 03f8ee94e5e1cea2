import {expect, it} from 'vitest';
import greedyDecode from '../../samples/seq2seq-nmt/greedyDecode';
import toWordIds from '../../samples/seq2seq-nmt/toWordIds';
import {fromNumbers} from '../engine/create';
import {empty, type Tensor} from '../engine/tensor';
import sourceIds from './source_wrd2idx.json';
import targetWords from './target_idx2wrd.json';
import {readWeights} from './testing/readWeights';
import {createTranslationModels} from './translationModels';

const {encoder, decoder} = createTranslationModels(readWeights('translation'));

/** As the tutorial's app translates. */
async function translate(sentence: string): Promise<string> {
  const ids = [...toWordIds(sentence, sourceIds), 1];
  let hidden = empty('float32', [1, 1, 256]);
  const encoded = empty('float32', [50, 256]);
  for (const [index, id] of ids.entries()) {
    const word = fromNumbers([id], 'int64');
    const [output, next] = (await encoder.forward([word, hidden])) as Tensor[];
    (encoded.storage as Float32Array).set(
      output!.storage as Float32Array,
      index * 256,
    );
    hidden = next!;
  }
  const words = await greedyDecode(
    async (id) => {
      const word = fromNumbers([id], 'int64');
      const [scores, next] = (await decoder.forward([
        word,
        hidden,
        encoded,
      ])) as Tensor[];
      hidden = next!;
      const values = [...(scores!.storage as Float32Array)];
      return values.indexOf(Math.max(...values));
    },
    0,
    1,
    50,
  );
  return words
    .map((id) => targetWords[String(id) as keyof typeof targetWords])
    .join(' ');
}

it.each([
  ['je suis heureux .', 'i am happy .'],
  ["J'ai froid.", 'i am cold .'],
  ['nous allons à la plage aujourd’hui.', 'we are going to the beach today .'],
  ['Où est mon téléphone ?', 'where is my phone ?'],
  ['la fille aime les oranges .', 'the girl loves the oranges .'],
  ['elles ne sont pas fatiguées .', 'they are not tired .'],
  ['le livre rouge est sur la table .', 'the red book is on the table .'],
])('translates %j', async (french, english) => {
  expect(await translate(french)).toBe(english);
});

it('rejects a word id that it has no row for', () => {
  const word = fromNumbers([100_000], 'int64');
  const hidden = empty('float32', [1, 1, 256]);
  expect(() => encoder.forward([word, hidden])).toThrow('index out of range');
});
