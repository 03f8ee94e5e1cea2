import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Subsets the font to the characters that pages show: every page waits for it. */
export default function font(): Plugin {
  return {
    name: 'engine-font',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /figtree-latin-wght-normal\.woff2$/,
            enforce: 'pre',
            use: path.join(__dirname, 'subsetLoader.mjs'),
          },
        ],
      },
    }),
  };
}
