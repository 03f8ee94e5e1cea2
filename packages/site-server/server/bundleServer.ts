import {statSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** Writes the server as one file that needs nothing but Node; returns its size in bytes. */
export function bundleServer(file: string): number {
  buildSync({
    entryPoints: [path.join(__dirname, 'standalone')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return statSync(file).size;
}
