import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../content/site/versions';
import {pageVersion} from '../remark-code-sample/pageVersion';
import {readSample} from '../../content/readers/readSample';
import {publishedPath, readSnack} from '../remark-code-sample/readSnack';
import {sampleNames} from '../remark-code-sample/sampleNames';
import {readPage} from '../shared-text/includeShared';

function docsPages(siteDir: string): string[] {
  return ['docs', 'versioned_docs']
    .flatMap((root) =>
      readdirSync(path.join(siteDir, root), {
        recursive: true,
        withFileTypes: true,
      }),
    )
    .filter((entry) => entry.name.endsWith('.mdx'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function publishedSnack(
  siteDir: string,
  sample: string,
  version: DocsVersion,
): [file: string, text: string][] {
  if (!readSample(siteDir, sample, version).has('package.json')) {
    return [];
  }
  const {files, ...manifest} = readSnack(siteDir, sample, version);
  const code = Object.entries(files).filter(
    ([name]) => name !== 'package.json',
  );
  const base = publishedPath(sample, version);
  return [
    [
      `${base}snack.json`,
      JSON.stringify({...manifest, files: Object.fromEntries(code)}),
    ],
    ...code.map(([name, text]): [string, string] => [
      `${base}${name}.txt`,
      text,
    ]),
  ];
}

/**
 * What the site serves for the Snacks on its pages, by path: one `snack.json`
 * each for the embed, and each file alone for the link that opens the Snack
 * elsewhere. The files end in `.txt`, because hosts take `.ts` for a video.
 */
export function publishedSnacks(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    docsPages(siteDir).flatMap((page) =>
      sampleNames(readPage(siteDir, page)).flatMap((sample) =>
        publishedSnack(siteDir, sample, pageVersion(siteDir, page)),
      ),
    ),
  );
}
