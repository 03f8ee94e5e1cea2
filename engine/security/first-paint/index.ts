import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const firstPaintFile = path.join(__dirname, 'firstPaint.mjs');

/** Restores the reader's choices before the first paint, and mends what the theme leaves undone: see the modules in `client/`. */
export default function browserState(): Plugin {
  return {
    name: 'browser-state',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {'data-plugin': 'browser-state'},
          innerHTML: readFileSync(firstPaintFile, 'utf8'),
        },
      ],
    }),
    getPathsToWatch: () => [firstPaintFile],
    getClientModules: () => [
      './client/fullStorage.ts',
      './client/announcement.ts',
    ],
  };
}
