import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'esbuild';
import {packageOf, type Release} from 'torchlive-web';
import {packageName, packagePath, packageRights} from '../adapter';
import {bundleScript, globalModules, type Globals} from 'build-utils/bundle';

const frame = path.join(__dirname, 'frame');

/** What `drawing.ts` has, which runs before what draws. */
export const drawn: Globals = {
  react: 'globalThis.drawing.react',
  '@react-native/normalize-colors': 'globalThis.drawing.normalizeColor',
};

/** Where the package finds React and React Native. */
const globals: Globals = {
  react: "require('./reactStandIn.cjs')",
  'react-native': 'globalThis.phoneModules.reactNative',
  'react-native/Libraries/Image/resolveAssetSource':
    'globalThis.phoneModules.resolveAssetSource',
};

/** Notice of a release's published JavaScript. */
export function packageNotice(release: Release): string {
  return `${packageName} ${packageOf(release)}, ${packageRights}`;
}

/** Folder of a release's published JavaScript. */
export function packageFolder(siteDir: string, release: Release): string {
  return path.join(siteDir, packagePath(packageOf(release)));
}

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

function packageFilesPlugin(siteDir: string, release: Release): Plugin {
  return {
    name: 'package-files',
    setup(build) {
      build.onResolve(
        {filter: /^@generated\/run-examples\/package$/},
        ({path: name}) => ({
          path: name,
          namespace: 'files',
        }),
      );
      build.onLoad({filter: /./, namespace: 'files'}, () => ({
        contents: filesModule(packageFolder(siteDir, release)),
        resolveDir: siteDir,
      }));
    },
  };
}

/** Bundles the published package of a release with what stands for the phone. */
export function bundleRuntime(
  siteDir: string,
  release: Release,
  draws: boolean,
): Promise<string> {
  return bundleScript(packageNotice(release), {
    entryPoints: [path.join(frame, 'index')],
    define: {RELEASE: JSON.stringify(release), DRAWS: String(draws)},
    plugins: [
      packageFilesPlugin(siteDir, release),
      globalModules({...globals, ...(draws && drawn)}, frame),
    ],
  });
}

/** Bundles what reads the models that a reader opens. */
export function bundleModelReader(): Promise<string> {
  return bundleScript('The interpreter of models', {
    entryPoints: [path.join(frame, 'modelReader')],
  });
}

/** Bundles what draws components: React and React Native for Web. */
export function bundleDrawing(): Promise<string> {
  return bundleScript(
    'React, MIT license, © Meta Platforms, Inc. and affiliates; React Native for Web, MIT license, © Nicolas Gallagher and Meta Platforms, Inc.',
    {entryPoints: [path.join(frame, 'drawing')]},
  );
}
