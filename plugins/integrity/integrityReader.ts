import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Returns a function that computes the `integrity` value of a file in a folder, once for each. */
export function integrityReader(folder: string): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const integrity =
      known.get(address) ??
      `sha384-${createHash('sha384')
        .update(readFileSync(path.join(folder, address)))
        .digest('base64')}`;
    known.set(address, integrity);
    return integrity;
  };
}
