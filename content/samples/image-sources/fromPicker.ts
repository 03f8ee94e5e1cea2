import * as FileSystem from 'expo-file-system';
import type {Image} from 'react-native-pytorch-core';
import {ImageUtil} from 'react-native-pytorch-core';

/** Reads a photo that an image picker or another camera saved, such as `file:///data/…/photo.jpg`. */
export function fromUri(uri: string): Promise<Image> {
  return ImageUtil.fromFile(decodeURIComponent(uri.replace(/^file:\/\//, '')));
}

/** Reads an image in base64, without a `data:` prefix. */
export async function fromBase64(base64: string): Promise<Image> {
  const file = `${FileSystem.cacheDirectory}picture.png`;
  await FileSystem.writeAsStringAsync(file, base64, {
    encoding: FileSystem.EncodingType.Base64,
  });
  return fromUri(file);
}
