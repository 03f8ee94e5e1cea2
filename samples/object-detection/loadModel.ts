import * as FileSystem from 'expo-file-system';
import type {Module} from 'react-native-pytorch-core';
import {torch} from 'react-native-pytorch-core';

/** Downloads a model into the cache, unless it is there already, and loads it. */
export default async function loadModel(url: string): Promise<Module> {
  const name = url.slice(url.lastIndexOf('/') + 1);
  const uri = `${FileSystem.cacheDirectory}${name}`;
  const {exists} = await FileSystem.getInfoAsync(uri);
  if (!exists) {
    // A download that stops half-way must not pass for a model.
    const draft = `${uri}.part`;
    const {status} = await FileSystem.downloadAsync(url, draft);
    if (status !== 200) {
      throw new Error(`${url} answered ${status}`);
    }
    await FileSystem.moveAsync({from: draft, to: uri});
  }
  // The loader takes a path, not an address.
  return torch.jit._loadForMobile(uri.replace('file://', ''));
}
