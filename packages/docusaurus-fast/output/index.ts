import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PartOptions} from '../options';
import {rspackConfig} from '../rspackConfig';
import {docsFolders} from './docsFolders';
import {splitChunks} from './splitChunks';

/** Decides which files the build writes. */
export default function output(
  _context: LoadContext,
  {parts, sheetsOnPress}: PartOptions,
): Plugin {
  let folders: readonly string[] = [];
  return {
    name: 'fast-output',
    allContentLoaded({allContent}) {
      folders = docsFolders(allContent);
      return Promise.resolve();
    },
    configureWebpack: ({mode}, isServer) =>
      rspackConfig({
        // Files named with `new URL('./file', import.meta.url)` get a content hash too.
        output: {
          assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]',
        },
        ...(mode === 'production' && {
          optimization: isServer
            ? // What only renders the pages need be neither small nor cached.
              {realContentHash: false, usedExports: false}
            : {splitChunks: splitChunks({parts, sheetsOnPress, folders})},
        }),
      }),
  };
}
