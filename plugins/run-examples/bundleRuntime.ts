import {readdirSync} from 'node:fs';
import path from 'node:path';
import {experiments} from '@rspack/core';
import * as esbuild from 'esbuild';
import {brand} from '../../config/brand';

const frame = path.join(__dirname, 'frame');

/** Where the package finds React and React Native, as expressions. */
const standIns: Readonly<Record<string, string>> = {
  react: "globalThis.drawing?.react ?? require('./reactStandIn.cjs')",
  'react-native': 'globalThis.phoneModules.reactNative',
  'react-native/Libraries/Image/resolveAssetSource':
    'globalThis.phoneModules.resolveAssetSource',
};

/** Paths of a package's files in `lib/commonjs`, without the plugin that Expo loads in Node. */
function packageFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js') && !file.startsWith('expo-plugin'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.js'.length));
}

/** The module that lists the files of a package. */
function filesModule(folder: string): string {
  const loaders = packageFiles(folder).map(
    (file) =>
      `${JSON.stringify(file)}: () => require(${JSON.stringify(path.join(folder, file))}),`,
  );
  return `export const packageFiles = {${loaders.join('')}};`;
}

function modulesPlugin(siteDir: string, release: string): esbuild.Plugin {
  const folder = path.join(
    siteDir,
    `node_modules/rnpc-${release}/lib/commonjs`,
  );
  return {
    name: 'modules-of-the-frame',
    setup(build) {
      build.onResolve({filter: /^run-examples:files$/}, ({path: name}) => ({
        path: name,
        namespace: 'files',
      }));
      build.onLoad({filter: /./, namespace: 'files'}, () => ({
        contents: filesModule(folder),
        resolveDir: siteDir,
      }));
      build.onResolve({filter: /^react(?:-native.*)?$/}, ({path: name}) =>
        standIns[name] === undefined ? null : {path: name, namespace: 'phone'},
      );
      build.onLoad({filter: /./, namespace: 'phone'}, ({path: name}) => ({
        contents: `module.exports = ${standIns[name] ?? ''};`,
        resolveDir: frame,
      }));
    },
  };
}

async function bundle(
  entry: string,
  notice: string,
  options: esbuild.BuildOptions = {},
): Promise<string> {
  const {outputFiles} = await esbuild.build({
    entryPoints: [path.join(frame, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    logLevel: 'warning',
    ...options,
    define: {
      global: 'globalThis',
      __DEV__: 'false',
      'process.env.NODE_ENV': '"production"',
      ...options.define,
    },
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  // A second minifier: what it saves is loaded before the first output.
  const {code} = await experiments.swc.minify(text, {
    compress: {passes: 2, toplevel: true},
    mangle: {toplevel: true},
    ecma: 2022,
  });
  return `/*! ${notice} */\n${code}`;
}

/** Bundles the published package of a release with what stands for the phone. */
export function bundleRuntime(
  siteDir: string,
  release: string,
  draws: boolean,
): Promise<string> {
  const notice = `${brand.packageName} ${release}, MIT licence, © Meta Platforms, Inc. and affiliates`;
  return bundle('index.ts', notice, {
    define: {RELEASE: JSON.stringify(release), DRAWS: String(draws)},
    plugins: [modulesPlugin(siteDir, release)],
  });
}

/** Bundles what draws components: React and React Native for Web. */
export function bundleDrawing(): Promise<string> {
  return bundle(
    'drawing.ts',
    'React, MIT licence, © Meta Platforms, Inc. and affiliates; React Native for Web, MIT licence, © Nicolas Gallagher and Meta Platforms, Inc.',
  );
}
