import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a file, and the folders that it is in where they are missing. */
export function writeWithFolders(file: string, content: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}
