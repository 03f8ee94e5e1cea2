/** The npm package whose releases run code and apps: all that is said of the toolkit besides `torchlive-web`. */
export const packageName = 'react-native-pytorch-core';

/** Where the published JavaScript of a version of the package is, from the site's folder. */
export function packagePath(version: string): string {
  return `node_modules/rnpc-${version}/lib/commonjs`;
}

/** Who holds the rights in the package. */
export const packageRights =
  'MIT license, © Meta Platforms, Inc. and affiliates';
