import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {countWords, leastWords} from './countWords';

/** Pages among which each has a title and a description of its own. */
const pageFolder =
  /^(?:docs|src[\\/]pages|versioned_docs[\\/][^\\/]+)(?=[\\/])/;

/** The text of every page in a folder, by its file. */
export type ReadPages = (folder: string) => ReadonlyMap<string, string>;

/** Reads each folder once, however many of its pages are checked. */
export function createPageReader(siteDir: string): ReadPages {
  const folders = new Map<string, ReadonlyMap<string, string>>();
  return (folder) => {
    const pages =
      folders.get(folder) ??
      new Map(
        readdirSync(path.join(siteDir, folder), {
          recursive: true,
          encoding: 'utf8',
        })
          .filter((name) => name.endsWith('.mdx'))
          .map((name) => path.join(folder, name))
          .map((file) => [
            file,
            readFileSync(path.join(siteDir, file), 'utf8'),
          ]),
      );
    folders.set(folder, pages);
    return pages;
  };
}

function valueOf(key: string, text: string): string | undefined {
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  return new RegExp(`^${key}: *(.+)$`, 'm').exec(frontMatter)?.[1];
}

/** Complains about a title or a description that another page of the version has. */
export function repeatedHead(
  readPages: ReadPages,
  file: string,
  text: string,
): string[] {
  const [folder] = pageFolder.exec(file) ?? [];
  const others = [...(folder === undefined ? [] : readPages(folder))].filter(
    ([name]) => name !== file,
  );
  return ['title', 'description'].flatMap((key) => {
    const value = valueOf(key, text);
    const [other] =
      others.find(([, page]) => valueOf(key, page) === value) ?? [];
    return value === undefined || other === undefined
      ? []
      : [
          `${file}:1: ${other} has the same ${key}. Write another one, so that search results tell them apart.`,
        ];
  });
}

/** Complains about a tutorial that is too short to be one. */
export function shortTutorial(file: string, text: string): string[] {
  const words = countWords(text);
  return /[\\/]tutorials[\\/]/.test(file) &&
    !file.endsWith('model-spec.mdx') &&
    words < leastWords
    ? [
        `${file}:1: the tutorial has ${words} words besides its code. Write ${leastWords} or more, or add it to another page.`,
      ]
    : [];
}
