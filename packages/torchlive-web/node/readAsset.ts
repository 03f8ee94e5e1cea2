import {existsSync, readFileSync} from 'node:fs';

/** A file as an address that holds all of it; undefined where there is none. */
export function readAsset(file: string): string | undefined {
  return existsSync(file)
    ? `data:application/octet-stream;base64,${readFileSync(file, 'base64')}`
    : undefined;
}
