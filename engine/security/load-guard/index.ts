import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Puts `guard.mjs` into the head of every page, before anything that can fail.
 * It is inline, because with a wrong base URL no file of ours would be found.
 */
export default function loadGuard(): Plugin {
  const file = path.join(__dirname, 'guard.mjs');
  return {
    name: 'load-guard',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-plugin': 'load-guard'},
          innerHTML: readFileSync(file, 'utf8'),
        },
      ],
    }),
    getPathsToWatch: () => [file],
  };
}
