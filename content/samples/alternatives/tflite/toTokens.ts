import type {TfliteModel} from 'react-native-fast-tflite';
import {createTokenizer} from '../wordPiece';

/** Turns a question and a passage into the input of a BERT model. */
export function toTokens(
  model: TfliteModel,
  vocabulary: string,
  question: string,
  passage: string,
): ArrayBuffer {
  const encode = createTokenizer(vocabulary);
  const [input] = model.inputs;
  // The length is fixed when you convert the model; 0 is [PAD].
  const ids = new Int32Array(input.shape[1]);
  ids.set(encode(`[CLS] ${question} [SEP] ${passage} [SEP]`));
  return ids.buffer;
}
