import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Cuts the face of the site down to the characters that its pages show: every page
 * waits for it, and more than a third of it is for other languages.
 */
export default function leanFont(): Plugin {
  return {
    name: 'lean-font',
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
