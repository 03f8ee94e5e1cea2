import {zipSync} from 'fflate';

/** The first day that a ZIP archive can name: the same files give the same archive whenever it is made. */
const mtime = new Date(1980, 0, 1);

/** A ZIP archive of files, sorted by their paths. */
export function createZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), {mtime});
}
