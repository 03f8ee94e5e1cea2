import * as FileSystem from 'expo-file-system';
import type {Module} from 'react-native-pytorch-core';
import {torch} from 'react-native-pytorch-core';

/** Downloads a model into the cache, unless it is there already, and loads it. */
export default async function loadModel(url: string): Promise<Module> {
  // The whole URL names the file: two models may share a file name.
  const name = url.replace(/[^\w.]+/g, '-');
  const uri = `${FileSystem.cacheDirectory}${name}`;
  const {exists} = await FileSystem.getInfoAsync(uri);
  if (!exists) {
    // A download that stops half-way must not pass for a model.
    const draft = `${uri}.part`;
    const {status} = await FileSystem.downloadAsync(url, draft);
    if (status !== 200) {
      throw new Error(`${url} responded with ${status}`);
    }
    await FileSystem.moveAsync({from: draft, to: uri});
  }
  // The loader takes a path, not a URL.
  return torch.jit._loadForMobile(uri.replace('file://', ''));
}
