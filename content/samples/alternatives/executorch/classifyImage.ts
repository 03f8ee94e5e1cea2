import {
  createClassifier,
  download,
  IMAGENET_NORM,
  type Classifier,
} from 'react-native-executorch';
import type {Pixels} from '../pixels';

let classifier: Classifier<string> | undefined;

/** Names what is in an image. */
export async function classifyImage(
  {data, width, height}: Pixels,
  modelUrl: string,
  labels: string[],
): Promise<string> {
  classifier ??= await createClassifier({
    modelPath: await download(modelUrl),
    modelOpts: {
      labels,
      resizeMode: 'crop',
      interpolation: 'linear',
      normalizeOpts: IMAGENET_NORM,
    },
  });
  const [best] = await classifier.classify(
    {data, width, height, format: 'rgb', layout: 'hwc'},
    {topk: 1},
  );
  return best.label;
}
