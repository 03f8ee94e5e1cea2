import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOutput} from 'build-utils';
import {sampleNames} from '../remark-code-sample/sampleNames';
import {
  includeShared,
  sharedFile,
  sharedNames,
} from '../shared-text/includeShared';
import {publishedSnacks} from './publishedSnacks';

/**
 * Serves the Snacks that the pages show, so that Expo Snack can open them from
 * here, and tells the bundler which samples and shared passages each page depends on.
 */
export default function codeSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-samples',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus reads the folders of every rule for MDX, so it needs them.
            include: ['docs', 'versioned_docs', 'src/pages'].map(
              (folder) => path.join(siteDir, folder) + path.sep,
            ),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'trackSamples.mjs'),
              options: {
                siteDir,
                sampleNames,
                sharedFile,
                sharedNames,
                includeShared,
              },
            },
          },
        ],
      },
    }),
    async postBuild({outDir}) {
      for (const [file, text] of Object.entries(publishedSnacks(siteDir))) {
        await writeOutput(outDir, file, text);
      }
    },
  };
}
