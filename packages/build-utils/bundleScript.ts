import {createHash} from 'node:crypto';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import {FileCache} from './FileCache';
import {browserTargets} from './oldestBrowsers';

/** Expressions that stand for modules, by the name that code imports. */
export type Globals = Readonly<Record<string, string>>;

/** Finds modules in global variables of the frame. */
export function globalModules(
  globals: Globals,
  resolveDir?: string,
): esbuild.Plugin {
  return {
    name: 'global-modules',
    setup(build) {
      build.onResolve({filter: /^[^./]/}, ({path: name}) =>
        Object.hasOwn(globals, name) ? {path: name, namespace: 'global'} : null,
      );
      build.onLoad({filter: /./, namespace: 'global'}, ({path: name}) => ({
        contents: `module.exports = ${globals[name] ?? ''};`,
        resolveDir,
      }));
    },
  };
}

/** The files in the scripts so far, for the licence notices. */
export const bundledFiles = new Set<string>();

/** Scripts that were minified before, of the last month: minifying takes ten times as long as bundling. */
const minified = new FileCache(path.resolve('node_modules/.cache/scripts'));
const month = 30 * 24 * 60 * 60 * 1000;

/** Bundles a script for a frame. Its first line is a notice of what it contains. */
export async function bundleScript(
  notice: string,
  options: esbuild.BuildOptions,
): Promise<string> {
  // They take half a second to load, and not every reader of a plugin's types bundles.
  const [{build}, {experiments, rspackVersion}] = await Promise.all([
    import('esbuild'),
    import('@rspack/core'),
  ]);
  const {outputFiles, metafile} = await build({
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    logLevel: 'warning',
    ...options,
    define: {
      global: 'globalThis',
      __DEV__: 'false',
      'process.env.NODE_ENV': '"production"',
      ...options.define,
    },
    metafile: true,
    write: false,
  });
  for (const file of Object.keys(metafile.inputs)) {
    bundledFiles.add(file);
  }
  const text = outputFiles.map((file) => file.text).join('');
  // A second minifier: what it saves is loaded before the first output.
  const minify = {
    compress: {passes: 2, toplevel: true},
    mangle: {toplevel: true},
    ecma: 2022,
  } as const;
  const key = createHash('sha256')
    .update(JSON.stringify([rspackVersion, minify, text]))
    .digest('hex');
  const code = await minified.get(key, async () => {
    await minified.prune(month);
    return Buffer.from((await experiments.swc.minify(text, minify)).code);
  });
  return `/*! ${notice} */\n${code.toString()}`;
}
