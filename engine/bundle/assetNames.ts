import type {Plugin} from '@docusaurus/types';

/**
 * Puts files that code names by `new URL('./file', import.meta.url)` into
 * `assets/`, where every file carries a hash and may be kept for a year.
 */
export default function assetNames(): Plugin {
  return {
    name: 'asset-names',
    configureWebpack: () => ({
      output: {
        assetModuleFilename: 'assets/files/[name]-[contenthash:8][ext]',
      },
    }),
  };
}
