import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Text of every file of a build that holds text, by its path. */
export function textFilesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return new Map(
    files
      .filter((file) => /\.(?:html|js|css|json|xml|txt)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** Names of the files that hold one of the words. */
export function filesWith(folder: string, words: readonly string[]): string[] {
  return [...textFilesOf(folder)]
    .filter(([, text]) => words.some((word) => text.includes(word)))
    .map(([file]) => file);
}
