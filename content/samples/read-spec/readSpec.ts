import {torch} from 'react-native-pytorch-core';

/** Reads the live spec that an old model carries, or an empty string. */
export default async function readSpec(path: string): Promise<string> {
  const files = {'model/live.spec.json': ''};
  await torch.jit._loadForMobile(path, 'cpu', files);
  return files['model/live.spec.json'];
}
