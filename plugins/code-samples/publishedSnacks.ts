import {readdirSync} from 'node:fs';
import path from 'node:path';
import {publishedPath} from '../remark-code-sample/publishedPath';
import {readSnackFolder} from '../remark-code-sample/snackFolder';

function snackFolders(siteDir: string): string[] {
  return ['docs', 'versioned_docs'].flatMap((root) =>
    readdirSync(path.join(siteDir, root), {
      recursive: true,
      withFileTypes: true,
    })
      .filter(
        (entry) =>
          entry.name === 'package.json' &&
          path.basename(path.dirname(entry.parentPath)) === '_samples',
      )
      .map((entry) => entry.parentPath),
  );
}

/**
 * What the site serves for its Snacks, by path: one `snack.json` each for the
 * embed, and each file alone for the link that opens the Snack elsewhere. The
 * files end in `.txt`, because hosts take `.ts` for a video.
 */
export function publishedSnacks(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    snackFolders(siteDir).flatMap((folder) => {
      const {files, ...manifest} = readSnackFolder(folder);
      const code = Object.entries(files).filter(
        ([name]) => name !== 'package.json',
      );
      const base = publishedPath(folder);
      return [
        [
          `${base}snack.json`,
          JSON.stringify({...manifest, files: Object.fromEntries(code)}),
        ],
        ...code.map(([name, text]) => [`${base}${name}.txt`, text]),
      ];
    }),
  ) as Record<string, string>;
}
