import {readFileSync} from 'node:fs';

/** The bytes of a damaged, hostile or foreign file. */
export function readRefused(name: string): Uint8Array<ArrayBuffer> {
  const file = new URL(`../conformance/refused/${name}.ptl`, import.meta.url);
  return new Uint8Array(readFileSync(file));
}
