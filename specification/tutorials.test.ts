import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, docsVersions} from '../config/versions';

/** A page without its code fences. */
function readPage(file: string): string {
  return readFileSync(file, 'utf8').replace(/^ *```.*?^ *```$/gms, '');
}

/** Counts the words of prose: no front matter, tags or comments. */
function countWords(page: string): number {
  const prose = page
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<[^>]+>/g, '');
  return prose.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;
}

describe.each(docsVersions)('$label', (version) => {
  const folder = path.join(docsFolder(version.name), 'tutorials');
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({file, page: readPage(path.join(folder, file))}));

  it.each(pages.filter(({file}) => file !== 'model-spec.mdx'))(
    '$file has at least 500 words of prose',
    ({page}) => {
      expect(countWords(page)).toBeGreaterThanOrEqual(500);
    },
  );

  it.each(pages)('$file gives every heading an id', ({page}) => {
    const headings = page.match(/^#{2,4} .*$/gm) ?? [];
    expect(headings).not.toEqual([]);
    for (const heading of headings) {
      expect(heading).toMatch(/\{\/\* #[\w-]+ \*\/\}$/);
    }
  });
});
