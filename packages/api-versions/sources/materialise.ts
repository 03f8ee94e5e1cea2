import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {ApiPackage} from '../../config/apiPackages';
import type {FileChanges} from './applyChanges';
import {changesTo022} from './changesTo022';
import {derive} from './derive';
import {readManifest} from './manifest';

const modules = path.resolve(__dirname, '../../node_modules');

/** Lists of changes by the version that they produce. */
const changesTo: Readonly<Record<string, readonly FileChanges[]>> = {
  '0.2.2': changesTo022,
};

/** A version of the toolkit on disk, laid out like its npm package. */
export type Materialised = {
  folder: string;
  /** Folder of the TypeScript sources with their comments. */
  sources: string;
  /** Declarations of the entry point. */
  types: string;
  license: string;
};

async function findInstalled(apiPackage: ApiPackage): Promise<string> {
  const {dependency, name} = apiPackage;
  const version = apiPackage.derivedFrom ?? apiPackage.version;
  const folder = path.join(modules, dependency);
  if (!existsSync(path.join(folder, 'package.json'))) {
    throw new Error(
      `config/apiPackages.ts: the dependency "${dependency}" (${name} ${version}) is not installed. Run npm install.`,
    );
  }
  const found = await readManifest(folder);
  if (found.name !== name || found.version !== version) {
    throw new Error(
      `node_modules/${dependency}: this is ${found.name} ${found.version}, not ${name} ${version}. Correct the alias in package.json.`,
    );
  }
  // The compiler reports real paths, and the packages of a copied project are links.
  return realpathSync(folder);
}

async function locate(apiPackage: ApiPackage): Promise<string> {
  const installed = await findInstalled(apiPackage);
  if (apiPackage.derivedFrom === undefined) {
    return installed;
  }
  const list = changesTo[apiPackage.version];
  if (list === undefined) {
    throw new Error(
      `scripts/api-sources/materialise.ts: there are no changes for ${apiPackage.version}. List them, or install the package.`,
    );
  }
  const cache = path.join(modules, '.cache', 'api-sources');
  return derive(installed, apiPackage.version, list, cache);
}

/** Makes sure that a version of the toolkit is on disk, derived from another one if it is not installed. */
export async function materialise(
  apiPackage: ApiPackage,
): Promise<Materialised> {
  const folder = await locate(apiPackage);
  const {license} = await readManifest(folder);
  return {
    folder,
    sources: path.join(folder, 'src'),
    types: path.join(folder, 'lib/typescript/index.d.ts'),
    license,
  };
}
