import {expect, it} from 'vitest';
import {fromNumbers} from '../engine/create';
import {empty} from '../engine/tensor';
import {readWeights} from './testing/readWeights';
import {createTranslationModels} from './translationModels';

const {encoder} = createTranslationModels(readWeights('translation'));

it('rejects a word id that it has no row for', () => {
  const word = fromNumbers([100_000], 'int64');
  const hidden = empty('float32', [1, 1, 256]);
  expect(() => encoder.forward([word, hidden])).toThrow('index out of range');
});
