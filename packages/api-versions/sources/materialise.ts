import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {ApiOptions, ApiVersion} from '../options';
import {derive} from './derive';
import {readManifest} from './manifest';

/** What it takes to find a version. */
type Options = Pick<ApiOptions, 'project'> & {
  sources: Pick<ApiOptions['sources'], 'patches'>;
};

/** A version of the package on disk, laid out like its npm package. */
export type Materialised = {
  folder: string;
  /** Folder of the TypeScript sources with their comments. */
  sources: string;
  /** Declarations of the entry point. */
  types: string;
  license: string;
};

async function findInstalled(
  apiPackage: ApiVersion,
  modules: string,
): Promise<string> {
  const {dependency, name} = apiPackage;
  const version = apiPackage.derivedFrom ?? apiPackage.version;
  const folder = path.join(modules, dependency);
  if (!existsSync(path.join(folder, 'package.json'))) {
    throw new Error(
      `node_modules/${dependency}: ${name} ${version} is not installed. Run "npm install -E --ignore-scripts ${dependency === name ? '' : `${dependency}@npm:`}${name}@${version}".`,
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

async function locate(
  apiPackage: ApiVersion,
  {project, sources}: Options,
): Promise<string> {
  const modules = path.join(project, 'node_modules');
  const installed = await findInstalled(apiPackage, modules);
  if (apiPackage.derivedFrom === undefined) {
    return installed;
  }
  const patch = sources.patches?.[apiPackage.version];
  if (patch === undefined) {
    throw new Error(
      `patches: there is none for ${apiPackage.version}. Write it, or install the package.`,
    );
  }
  const cache = path.join(modules, '.cache', 'api-sources');
  return derive(installed, apiPackage.version, patch, cache);
}

/** Makes sure that a version of the package is on disk, derived from another one if it is not installed. */
export async function materialise(
  version: ApiVersion,
  options: Options,
): Promise<Materialised> {
  const folder = await locate(version, options);
  const {license} = await readManifest(folder);
  return {
    folder,
    sources: path.join(folder, 'src'),
    types: path.join(folder, 'lib/typescript/index.d.ts'),
    license,
  };
}
