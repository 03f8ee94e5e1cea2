import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {codeOf} from './codeOf.mjs';
import {listInputs} from './listInputs';

/** What decides the result of a program. */
export type Inputs = {
  /** Folder of the project. */
  project: string;
  /** Modules that the program starts from, below the project. */
  entries: readonly string[];
  /** Folders of files that it reads rather than imports. */
  data?: readonly string[];
  /** Anything else that it is told. */
  options?: unknown;
};

/** Files below a folder, sorted, as paths below the project. */
function filesIn(project: string, folder: string): string[] {
  return readdirSync(path.join(project, folder), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path.relative(project, path.join(parentPath, name)),
    )
    .sort();
}

/** A short digest of files of code, comments apart. */
export function digestCode(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [file, code] of codeOf(folder, files)) {
    hash.update(`${file}\0${code.length}\0`).update(code);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A short digest that changes with the program's code apart from comments, its data, its options and every installed package. */
export function digestInputs({
  project,
  entries,
  data = [],
  options,
}: Inputs): string {
  const code = digestCode(project, listInputs(project, entries));
  const hash = createHash('sha256').update(code);
  for (const file of [
    'package-lock.json',
    ...data.flatMap((folder) => filesIn(project, folder)),
  ]) {
    const content = readFileSync(path.join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.update(JSON.stringify({options})).digest('hex').slice(0, 16);
}
