import {InferenceSession, Tensor} from 'onnxruntime-react-native';
import type {Pixels} from '../pixels';
import {toInput} from '../toInput';

let session: InferenceSession | undefined;

/** Names what is in an image. */
export async function classifyImage(
  pixels: Pixels,
  modelPath: string,
  labels: string[],
): Promise<string> {
  session ??= await InferenceSession.create(modelPath);
  const input = new Tensor('float32', toInput(pixels), [1, 3, 224, 224]);
  const {output} = await session.run({input});
  const scores = output.data as Float32Array;
  return labels[scores.indexOf(Math.max(...scores))];
}
