import path from 'node:path';

const samplesFolder =
  /(?:^|\/)(?:docs|versioned_docs\/version-([^/]+))\/(?:[^/]+\/)*_samples\/([^/]+)\/?$/;

/** Where the files of a Snack folder are served, such as `/samples/0.2.3/yolov5/`. */
export function publishedPath(folder: string): string {
  const match = samplesFolder.exec(folder.split(path.sep).join('/'));
  if (match === null) {
    throw new Error(
      `"${folder}" is not directly in a "_samples" folder of the docs. Move it there.`,
    );
  }
  const [, version = 'next', name = ''] = match;
  return `/samples/${version}/${name}/`;
}
