import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {addLoader} from '../addLoader';
import {rspackConfig} from '../rspackConfig';

/** Subsets the font to the characters that pages show: every page waits for it. */
export default function font(): Plugin {
  return {
    name: 'engine-font',
    configureWebpack: () =>
      rspackConfig(
        addLoader(
          {
            test: /figtree-latin-wght-normal\.woff2$/,
            enforce: 'pre',
            use: path.join(__dirname, 'subsetLoader.mjs'),
          },
          'font',
        ),
      ),
  };
}
