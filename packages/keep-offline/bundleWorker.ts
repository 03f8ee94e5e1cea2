import path from 'node:path';
import {browserTargets} from 'build-utils/browsers';
import * as esbuild from 'esbuild';

/** Bundles the service worker with the settings that the plugin generated; says which modules it consists of. */
export async function bundleWorker(
  generatedFilesDir: string,
): Promise<{code: string; files: string[]}> {
  const settings = 'keep-offline/default/settings.json';
  const {outputFiles, metafile} = await esbuild.build({
    entryPoints: [path.join(__dirname, 'worker/index')],
    alias: {
      [`@generated/${settings}`]: path.join(generatedFilesDir, settings),
    },
    banner: {
      js: '/*! Service worker, with parts of Workbox, MIT license, © Google LLC */',
    },
    define: {'process.env.NODE_ENV': '"production"'},
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    logLevel: 'warning',
    metafile: true,
    write: false,
  });
  return {
    code: outputFiles.map(({text}) => text).join(''),
    files: Object.keys(metafile.inputs),
  };
}
