import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the syntax highlighter of the classic theme out of the browser: our
 * code blocks are highlighted while the site builds.
 */
export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(__dirname, 'noPrism.ts'),
        },
      },
    }),
  };
}
