import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addLoader} from '../addLoader';
import type {PartOptions} from '../options';
import {rspackConfig} from '../rspackConfig';

/** Subsets the font to the characters that pages show: every page waits for it. */
export default function font(
  _context: LoadContext,
  {font: subset}: PartOptions,
): Plugin {
  return {
    name: 'fast-font',
    configureWebpack: () =>
      subset === undefined
        ? {}
        : rspackConfig(
            addLoader(
              {
                test: subset.file,
                enforce: 'pre',
                loader: path.join(__dirname, 'subsetLoader.mjs'),
                options: {characters: subset.characters},
              },
              'font',
            ),
          ),
  };
}
