import {nlp, tensor, type Tensor} from 'react-native-executorch';

/** Turns a question and a passage into the input of a BERT model. */
export function toTokens(
  tokenizerPath: string,
  question: string,
  passage: string,
): Tensor {
  // Reads the tokenizer.json of Hugging Face, which adds [CLS] and the last [SEP].
  const tokenizer = nlp.loadTokenizer(tokenizerPath);
  const ids = tokenizer.encode(`${question} [SEP] ${passage}`);
  tokenizer.dispose();
  return tensor('int64', [1, ids.length], BigInt64Array.from(ids, BigInt));
}
