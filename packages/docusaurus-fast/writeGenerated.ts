import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a module for the bundler: a text as it is, anything else as JSON. */
export function writeGenerated(file: string, content: unknown): string {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  return file;
}
