import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {newestRelease} from '../native/release';

const here = fileURLToPath(import.meta.url);

/** The folder of this package. */
export const ownFolder = path.dirname(path.dirname(here));

/** What an app and its libraries import, and the module of ours in its place. */
const standIns = {
  'react-native': 'react-native',
  'react-native/Libraries/Image/resolveAssetSource': 'resolve-asset-source',
  'expo-file-system': 'expo-file-system',
} as const;

/** The path of a module of ours, in the sources and in the archive. */
function ownModule(name: string): string {
  return path.join(ownFolder, 'web', `${name}${path.extname(here)}`);
}

/** What stands for what, by the name that is imported. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(standIns).map(([name, file]) => [name, ownModule(file)]),
);

/** What Expo's compiler makes of imports from React Native before Metro sees them, where ours is another. */
export const expoAliases: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['index', 'react-native'],
    ...['Image', 'NativeModules', 'UIManager', 'findNodeHandle', 'processColor']
      .map((name) => `exports/${name}`)
      .map((file) => [file, file]),
  ].map(([found = '', ours = '']) => [
    `react-native-web/dist/${found}`,
    ownModule(ours),
  ]),
);

/** What stands for modules of ours where a bundler makes neither workers nor WebAssembly of them. */
export const plainAliases: Readonly<Record<string, string>> = {
  [ownModule('runtime')]: ownModule('noRuntime'),
  [ownModule('startModels')]: ownModule('startModelsHere'),
};

/** Whether a module is one of this package. */
export function isOwn(file: string | undefined): boolean {
  return file?.startsWith(ownFolder + path.sep) === true;
}

/** Endings of files that an app requires as an address. */
export const assetExtensions = [
  ...['ptl', 'onnx'],
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp'],
  ...['wav', 'mp3', 'm4a', 'ogg'],
];

/** Endings that an import may leave out, those of the web first. */
export const extensions = ['.web', ''].flatMap((platform) =>
  ['.tsx', '.ts', '.jsx', '.mjs', '.js'].map((each) => platform + each),
);

/** The folder of an installed package; undefined if no folder above has it. */
function findPackage(root: string, name: string): string | undefined {
  const folder = path.join(root, 'node_modules', name);
  const parent = path.dirname(root);
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : parent === root
      ? undefined
      : findPackage(parent, name);
}

type Manifest = {name: string; version: string};

export type Packages = {
  /** Folder of the toolkit's package. */
  core: string;
  /** React Native for Web, under the name that it is installed by. */
  web: {name: string; folder: string};
};

/** Finds what an app needs beside this package; says what to install if it is not there. */
export function findPackages(root: string): Packages {
  const web = 'react-native-web';
  const core = findPackage(root, 'react-native-pytorch-core');
  if (core === undefined) {
    throw new Error(
      `torchlive-web: ${root} has no react-native-pytorch-core. Install it: npm install react-native-pytorch-core@${newestRelease}`,
    );
  }
  for (const name of [web, 'react-native']) {
    const folder = findPackage(root, name);
    if (folder !== undefined) {
      const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
      if ((JSON.parse(text) as Manifest).name === web) {
        return {core, web: {name, folder}};
      }
    }
  }
  throw new Error(
    `torchlive-web: ${root} has no ${web}. Install it: npm install react-native@npm:${web}`,
  );
}

/** What a module of React Native's own folders is told: those have no web version. */
export function unknownModule(name: string): string | undefined {
  return /^react-native\/(?!package\.json$)/.test(name) && !(name in aliases)
    ? `torchlive-web: "${name}" is a part of React Native that browsers have no version of. Import from "react-native", or alias it to a module of yours.`
    : undefined;
}
