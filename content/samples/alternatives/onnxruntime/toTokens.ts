import {Tensor} from 'onnxruntime-react-native';
import {createTokenizer} from '../wordPiece';

/** Turns a question and a passage into the input of a BERT model. */
export function toTokens(
  vocabulary: string,
  question: string,
  passage: string,
): Tensor {
  const encode = createTokenizer(vocabulary);
  const ids = encode(`[CLS] ${question} [SEP] ${passage} [SEP]`);
  return new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]);
}
