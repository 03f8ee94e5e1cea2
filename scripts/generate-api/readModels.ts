import path from 'node:path';
import {apiPackages, type ApiPackage} from '../../config/apiPackages';
import {docsVersions, versionRoot} from '../../config/versions';
import {readManifest} from '../api-sources/manifest';
import {FileCache} from '../lib/FileCache';
import {
  cacheFolder,
  digest,
  modulesFolder,
  root,
  typedocPackages,
} from './convert/files';
import type {ApiModel} from './model/types';
import type {VersionInfo} from './pages/PageContext';

/** What a model depends on: the code that makes it and the packages it is made from. */
export function keyOf(
  apiPackage: ApiPackage,
  address: string,
  project = root,
): string {
  const hash = digest(
    project,
    [
      'scripts/api-sources',
      'scripts/generate-api/convert',
      'scripts/generate-api/model',
    ],
    [apiPackage.dependency, ...typedocPackages],
    JSON.stringify(apiPackage),
    address,
  );
  return `${apiPackage.docsVersion}-${hash}.json`;
}

async function infoOf(apiPackage: ApiPackage): Promise<VersionInfo> {
  const {docsVersion, name, version, dependency, derivedFrom, sourceUrl} =
    apiPackage;
  const docs = docsVersions.find((each) => each.name === docsVersion);
  if (docs === undefined) {
    throw new Error(
      `config/apiPackages.ts: docs version "${docsVersion}" is not in config/versions.ts. Add it there.`,
    );
  }
  const {license} = await readManifest(path.join(modulesFolder, dependency));
  return {
    docsVersion,
    label: docs.label,
    root: `${versionRoot(docs)}api/`,
    packageName: name,
    packageVersion: version,
    derivedFrom,
    license,
    sourceUrl,
  };
}

async function makeModel(
  apiPackage: ApiPackage,
  address: string,
): Promise<ApiModel> {
  // TypeDoc and the compiler take seconds to load; the cache needs neither.
  const [{loadVersion}, {extractModel}] = await Promise.all([
    import('./model/loadVersion'),
    import('./model/extractModel'),
  ]);
  return extractModel(await loadVersion(apiPackage), address);
}

/** A docs version: what its pages say about it, and the API that they document. */
export type Version = {info: VersionInfo; model: ApiModel};

/**
 * Reads every version, oldest first; packages that were read before come from the cache.
 * In one process, because they share the compiler and the types of React Native: a process
 * for each took three times the processor time.
 */
export async function readModels(
  report: (line: string) => void = () => undefined,
): Promise<Version[]> {
  const cache = new FileCache(path.join(cacheFolder, 'models'));
  const versions: Version[] = [];
  for (const apiPackage of apiPackages.toReversed()) {
    const info = await infoOf(apiPackage);
    const address = `${info.root}core/`;
    const start = performance.now();
    const json = await cache.get(keyOf(apiPackage, address), async () => {
      const model = await makeModel(apiPackage, address);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      report(`${apiPackage.version}: read in ${seconds} s`);
      return Buffer.from(JSON.stringify(model));
    });
    const model = JSON.parse(json.toString()) as ApiModel;
    versions.push({info, model});
  }
  await cache.prune();
  return versions;
}
