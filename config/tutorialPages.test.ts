import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {tutorialPages} from './tutorialPages';
import {docsVersions} from './versions';

function folderOf(version: string): string {
  return version === 'current'
    ? 'docs/tutorials'
    : `versioned_docs/version-${version}/tutorials`;
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.mdx$/, ''));
}

/** Words of prose: no front matter, no fences, no tags, no comments. */
function proseWords(source: string): number {
  const prose = source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^ *```.*?^ *```$/gms, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<[^>]+>/g, '');
  return prose.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;
}

it('knows every version', () => {
  expect(Object.keys(tutorialPages).sort()).toEqual(
    docsVersions.map(({name}) => name).sort(),
  );
});

describe.each(Object.entries(tutorialPages))('%s', (version, pages) => {
  const folder = folderOf(version);
  const sources = pagesIn(folder).map((page) => ({
    page,
    source: readFileSync(path.join(folder, `${page}.mdx`), 'utf8'),
  }));

  it('has its tutorials and no others', () => {
    expect(sources.map(({page}) => page).sort()).toEqual([...pages].sort());
  });

  it('tells each in its own words, with a title and a description', () => {
    for (const field of ['title', 'description']) {
      const values = sources.map(
        ({source}) => new RegExp(`^${field}: (.+)$`, 'm').exec(source)?.[1],
      );
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(sources.length);
    }
  });

  it.each(sources.filter(({page}) => page !== 'model-spec'))(
    '$page has at least 500 words of prose',
    ({source}) => {
      expect(proseWords(source)).toBeGreaterThanOrEqual(500);
    },
  );

  it.each(sources)('$page gives every heading a written id', ({source}) => {
    const headings = source
      .replace(/^ *```.*?^ *```$/gms, '')
      .split('\n')
      .filter((line) => /^#{2,4} /.test(line));
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      expect(heading).toMatch(/\{\/\* #[\w-]+ \*\/\}$/);
    }
  });
});
