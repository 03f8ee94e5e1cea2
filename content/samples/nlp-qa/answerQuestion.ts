import type {Module, Tensor} from 'react-native-pytorch-core';
import {text, torch} from 'react-native-pytorch-core';
import findSpan from './findSpan';
import loadModel from './loadModel';

const modelUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/bert_qa.ptl';
const vocabularyUrl =
  'https://github.com/facebookresearch/playtorch/releases/download/v0.1.0/BERTVocab.json';

// The model was traced with this many tokens.
const maxTokens = 360;

type Tokenizer = InstanceType<typeof text.WordPieceTokenizer>;
type Scores = {start_logits: Tensor; end_logits: Tensor};

// Kept between questions, so that only the first one waits for them.
let model: Module | undefined;
let tokenizer: Tokenizer | undefined;

async function loadTokenizer(): Promise<Tokenizer> {
  const response = await fetch(vocabularyUrl);
  const {vocab}: {vocab: string} = await response.json();
  return new text.WordPieceTokenizer({vocab});
}

/** Finds the words of the passage that answer the question. */
export default async function answerQuestion(
  passage: string,
  question: string,
): Promise<string> {
  if (tokenizer === undefined) {
    tokenizer = await loadTokenizer();
  }
  const tokens = tokenizer.encode(`[CLS] ${question} [SEP] ${passage} [SEP]`);
  if (tokens.length > maxTokens) {
    throw new Error(`${tokens.length} tokens are too many for the model`);
  }
  if (model === undefined) {
    model = await loadModel(modelUrl);
  }
  const input = torch.tensor([tokens], {dtype: torch.int});
  const {start_logits, end_logits}: Scores = await model.forward(input);
  const [separator] = tokenizer.encode('[SEP]');
  const {start, end} = findSpan(
    start_logits.squeeze(0).data(),
    end_logits.squeeze(0).data(),
    tokens.indexOf(separator) + 1,
    tokens.length - 2,
  );
  console.log(`${tokens.length} tokens, answer from ${start} to ${end}`);
  return tokenizer.decode(tokens.slice(start, end + 1));
}
