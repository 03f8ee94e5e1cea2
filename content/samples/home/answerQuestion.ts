import {text, torch} from 'react-native-pytorch-core';
import type {Module, Tensor} from 'react-native-pytorch-core';

type Span = {start_logits: Tensor; end_logits: Tensor};

export async function answerQuestion(
  model: Module,
  vocab: string,
  question: string,
  passage: string,
) {
  const bert = new text.WordPieceTokenizer({vocab});
  // #region lines
  const prompt = `[CLS] ${question} [SEP] ${passage} [SEP]`;
  const tokens = bert.encode(prompt);
  const input = torch.tensor([tokens], {dtype: 'int'});
  const span: Span = await model.forward(input);
  const start = span.start_logits.argmax().item();
  const end = span.end_logits.argmax().item();
  const answer = bert.decode(tokens.slice(start, end + 1));
  // #endregion lines
  return answer;
}
