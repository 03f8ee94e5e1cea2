import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readPage} from '../../plugins/shared-text/includeShared';
import type {Page} from './checkPages';

/** Every page that somebody wrote, with its shared passages. */
export function readPages(siteDir = path.resolve('.')): Page[] {
  return ['docs', 'versioned_docs', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => file.endsWith('.mdx') && !file.includes('api/core'))
      .map((file) => path.join(folder, file))
      .map((file) => ({
        file,
        text: readPage(siteDir, path.join(siteDir, file)),
      })),
  );
}
