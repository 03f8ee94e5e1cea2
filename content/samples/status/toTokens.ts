import type {Tensor} from 'react-native-pytorch-core';
import {text, torch} from 'react-native-pytorch-core';

/** Turns a question and a passage into the input of a BERT model. */
export function toTokens(
  vocab: string,
  question: string,
  passage: string,
): Tensor {
  const tokenizer = new text.WordPieceTokenizer({vocab});
  const ids = tokenizer.encode(`[CLS] ${question} [SEP] ${passage} [SEP]`);
  return torch.tensor([ids], {dtype: torch.int});
}
