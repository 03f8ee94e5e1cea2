import type * as esbuild from 'esbuild';
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

/** Bundles a script for a frame. Its first line is a notice of what it contains. */
export async function bundleScript(
  notice: string,
  options: esbuild.BuildOptions,
): Promise<string> {
  // They take half a second to load, and not every reader of a plugin's types bundles.
  const [{build}, {experiments}] = await Promise.all([
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
  const {code} = await experiments.swc.minify(text, {
    compress: {passes: 2, toplevel: true},
    mangle: {toplevel: true},
    ecma: 2022,
  });
  return `/*! ${notice} */\n${code}`;
}
