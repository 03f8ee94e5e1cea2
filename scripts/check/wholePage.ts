import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {countWords, leastWords} from './countWords';

/** Pages among which each has a title and a description of its own. */
const pageFolder =
  /^(?:docs|src[\\/]pages|versioned_docs[\\/][^\\/]+)(?=[\\/])/;

function valueOf(key: string, text: string): string | undefined {
  const [, frontMatter = ''] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  return new RegExp(`^${key}: *(.+)$`, 'm').exec(frontMatter)?.[1];
}

/** Complains about a title or a description that another page of the version has. */
export function repeatedHead(
  siteDir: string,
  file: string,
  text: string,
): string[] {
  const [folder] = pageFolder.exec(file) ?? [];
  const others =
    folder === undefined
      ? []
      : readdirSync(path.join(siteDir, folder), {
          recursive: true,
          encoding: 'utf8',
        })
          .filter((name) => name.endsWith('.mdx'))
          .map((name) => path.join(folder, name))
          .filter((name) => name !== file)
          .map((name) => ({
            name,
            text: readFileSync(path.join(siteDir, name), 'utf8'),
          }));
  return ['title', 'description'].flatMap((key) => {
    const value = valueOf(key, text);
    const other = others.find((each) => valueOf(key, each.text) === value);
    return value === undefined || other === undefined
      ? []
      : [
          `${file}:1: ${other.name} has the same ${key}. Write another one, so that search results tell them apart.`,
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
