import {loadTensorflowModel, type TfliteModel} from 'react-native-fast-tflite';
import type {Pixels} from '../pixels';
import {toInput} from '../toInput';

let model: TfliteModel | undefined;

/** Names what is in an image. */
export async function classifyImage(
  pixels: Pixels,
  modelUrl: string,
  labels: string[],
): Promise<string> {
  model ??= await loadTensorflowModel({url: modelUrl}, []);
  const [output] = await model.run([toInput(pixels).buffer]);
  const scores = new Float32Array(output);
  return labels[scores.indexOf(Math.max(...scores))];
}
