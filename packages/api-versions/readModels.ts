import {existsSync} from 'node:fs';
import path from 'node:path';
import {digestInputs, FileCache} from 'build-utils';
import {cacheFolder} from './convert/files';
import type {ApiModel} from './model/types';
import type {ApiVersion, ModelOptions} from './options';
import type {VersionInfo} from './pages/PageContext';
import {readManifest} from './sources/manifest';

/** The modules here that make models; where the package is installed, the lockfile tells. */
function ownModules(project: string): string[] {
  return ['loadVersion', 'extractModel']
    .map((name) => `node_modules/api-versions/model/${name}.ts`)
    .filter((file) => existsSync(path.join(project, file)));
}

/** A digest of the code that makes models, and of the packages that they are made from. */
export function digestModels({
  project,
  versions,
  inputs,
  sources: {patches},
}: ModelOptions): string {
  return digestInputs({
    project,
    entries: [...ownModules(project), inputs.sources],
    options: {versions, patches},
  });
}

async function infoOf(
  apiVersion: ApiVersion,
  {project}: ModelOptions,
): Promise<VersionInfo> {
  const {name, version, dependency, ...info} = apiVersion;
  const folder = path.join(project, 'node_modules', dependency);
  const {license} = await readManifest(folder);
  return {...info, packageName: name, packageVersion: version, license};
}

async function makeModel(
  apiVersion: ApiVersion,
  address: string,
  options: ModelOptions,
): Promise<ApiModel> {
  // TypeDoc and the compiler take seconds to load; the cache needs neither.
  const [{loadVersion}, {extractModel}] = await Promise.all([
    import('./model/loadVersion'),
    import('./model/extractModel'),
  ]);
  return extractModel(await loadVersion(apiVersion, options), address);
}

/** A docs version: what its pages say about it, and the API that they document. */
export type Version = {info: VersionInfo; model: ApiModel};

/**
 * Reads every version, oldest first; packages that were read before come from the cache.
 * In one process, because they share the compiler and the types of React Native: a process
 * for each took three times the processor time.
 */
export async function readModels(
  options: ModelOptions,
  report: (line: string) => void = () => undefined,
): Promise<Version[]> {
  const cache = new FileCache(
    path.join(cacheFolder(options.project), 'models'),
  );
  const digest = digestModels(options);
  const versions: Version[] = [];
  for (const apiVersion of options.versions.toReversed()) {
    const info = await infoOf(apiVersion, options);
    const address = `${info.root}core/`;
    const start = performance.now();
    const json = await cache.get(
      `${info.docsVersion}-${digest}.json`,
      async () => {
        const model = await makeModel(apiVersion, address, options);
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        report(`${apiVersion.version}: read in ${seconds} s`);
        return Buffer.from(JSON.stringify(model));
      },
    );
    const model = JSON.parse(json.toString()) as ApiModel;
    versions.push({info, model});
  }
  await cache.prune();
  return versions;
}
