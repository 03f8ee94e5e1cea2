import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Part} from '../parts';
import {rspackConfig} from '../rspackConfig';
import {buildDependencies} from './buildDependencies';
import {splitChunks} from './splitChunks';

const root = path.resolve(__dirname, '../..');

/** The version that Docusaurus gives to the persistent cache. */
function cacheVersion(experiments: unknown): string {
  const {cache} = experiments as {cache?: {version?: string}};
  return cache?.version ?? '';
}

/** Decides which files the build writes, and what invalidates its cache. */
export default function output(
  _context: LoadContext,
  {parts}: {parts: readonly Part[]},
): Plugin {
  return {
    name: 'engine-output',
    configureWebpack: ({mode, experiments}, isServer) =>
      rspackConfig({
        experiments: {
          cache: {
            type: 'persistent',
            // Builds with different parts must not share cached modules.
            version: [cacheVersion(experiments), ...parts].join('-'),
            buildDependencies: buildDependencies(root),
          },
        },
        // Files named with `new URL('./file', import.meta.url)` get a content hash too.
        output: {
          assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]',
        },
        ...(mode === 'production' && {
          optimization: isServer
            ? // What only renders the pages need be neither small nor cached.
              {realContentHash: false, usedExports: false}
            : {splitChunks: splitChunks(parts)},
        }),
      }),
  };
}
