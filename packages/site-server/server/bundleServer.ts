import {statSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';

/** Writes the server as one file that needs nothing but Node; returns its size in bytes. */
export async function bundleServer(file: string): Promise<number> {
  await build({
    entryPoints: [path.join(__dirname, '../../server/standalone.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  return statSync(file).size;
}
