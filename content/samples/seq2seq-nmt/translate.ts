import type {Module, Tensor} from 'react-native-pytorch-core';
import {torch} from 'react-native-pytorch-core';
import greedyDecode from './greedyDecode';
import loadModel from './loadModel';
import type {WordIds} from './toWordIds';
import toWordIds from './toWordIds';

/** Where you put the four files that the export script wrote. */
const filesUrl = 'https://example.com/seq2seq';

const hiddenSize = 256;
const maxLength = 50;
const startToken = 0;
const endToken = 1;

type Translator = {
  encoder: Module;
  decoder: Module;
  sourceIds: WordIds;
  targetWords: {[id: string]: string};
};

// Kept between sentences, so that only the first one waits for it.
let translator: Translator | undefined;

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(`${filesUrl}/${file}`);
  return response.json();
}

async function loadTranslator(): Promise<Translator> {
  return {
    encoder: await loadModel(`${filesUrl}/encoder.ptl`),
    decoder: await loadModel(`${filesUrl}/decoder.ptl`),
    sourceIds: await fetchJson('source_wrd2idx.json'),
    targetWords: await fetchJson('target_idx2wrd.json'),
  };
}

// #region encode
/** Reads the sentence word by word; gives what the decoder looks back at, and the last state. */
async function encode(encoder: Module, ids: number[]) {
  const outputs: Tensor[] = [];
  let hidden = torch.zeros([1, 1, hiddenSize]);
  for (const id of ids) {
    const word = torch.tensor([id], {dtype: torch.int64});
    const [output, nextHidden]: [Tensor, Tensor] = await encoder.forward(
      word,
      hidden,
    );
    outputs.push(output.reshape([1, hiddenSize]));
    hidden = nextHidden;
  }
  // Attention was trained with 50 rows, so short sentences are filled up.
  outputs.push(torch.zeros([maxLength - ids.length, hiddenSize]));
  return {encoded: torch.cat(outputs, {dim: 0}), hidden};
}
// #endregion encode

/** Translates a short French sentence into English. */
export default async function translate(sentence: string): Promise<string> {
  if (translator === undefined) {
    translator = await loadTranslator();
  }
  const {encoder, decoder, sourceIds, targetWords} = translator;
  const ids = [...toWordIds(sentence, sourceIds), endToken];
  if (ids.length >= maxLength) {
    throw new Error(`${ids.length} words are too many for the model`);
  }
  const state = await encode(encoder, ids);
  console.log('Encoder outputs', state.encoded.shape);

  // #region decode
  let {hidden} = state;
  async function nextWord(id: number): Promise<number> {
    const word = torch.tensor([[id]], {dtype: torch.int64});
    const [scores, nextHidden]: [Tensor, Tensor] = await decoder.forward(
      word,
      hidden,
      state.encoded,
    );
    hidden = nextHidden;
    return scores.argmax().item();
  }
  const words = await greedyDecode(nextWord, startToken, endToken, maxLength);
  // #endregion decode
  console.log('Word ids', words);
  return words.map((id) => targetWords[id]).join(' ');
}
