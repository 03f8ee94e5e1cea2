import {existsSync} from 'node:fs';
import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Application, normalizePath} from 'typedoc';
import type {ApiPackage} from '../../../config/apiPackages';
import {listFiles} from './cache';
import {prepareSources} from './prepareSources';
import {typedocOptions} from './typedocOptions';
import {WarningCollector} from './WarningCollector';

/** File beside the sources that holds TypeDoc's model of them. */
export const modelFile = 'typedoc.json';

/** Versions whose `install-jsi` is a page; elsewhere it is internal, or not meant to be one. */
const documentsInstaller = new Set(['0.2.2']);

function isEntryPoint(file: string, version: string): boolean {
  if (file === 'install-jsi.ts') {
    return documentsInstaller.has(version);
  }
  return /\.tsx?$/.test(file) && file !== 'index.tsx';
}

/** Versions that still have to be converted, one for each state of the sources. */
export async function unconverted(
  packages: readonly ApiPackage[],
): Promise<ApiPackage[]> {
  const open = new Map<string, ApiPackage>();
  for (const apiPackage of packages) {
    const {folder} = await prepareSources(apiPackage);
    if (!existsSync(path.join(folder, modelFile))) {
      open.set(folder, apiPackage);
    }
  }
  return [...open.values()];
}

/** Writes TypeDoc's model of one version, unless that is done; throws on any warning. */
export async function convertVersion(apiPackage: ApiPackage): Promise<string> {
  const {folder, sources} = await prepareSources(apiPackage);
  const file = path.join(folder, modelFile);
  if (existsSync(file)) {
    return file;
  }
  const entryPoints = listFiles(sources)
    .filter((name) => isEntryPoint(name, apiPackage.version))
    .map((name) => path.join(sources, name));
  // No readers: nothing but these options counts, no tsconfig of the site.
  const app = await Application.bootstrap(
    typedocOptions(sources, entryPoints),
    [],
  );
  const logger = new WarningCollector();
  app.logger = logger;
  const project = await app.convert();
  if (project === undefined) {
    throw new Error(
      `${apiPackage.name} ${apiPackage.version}: TypeDoc cannot read the sources. Install the package again: npm install.\n${logger.warnings.join('\n')}`,
    );
  }
  app.validate(project);
  logger.refuse(`${apiPackage.name} ${apiPackage.version}`);
  const model = app.serializer.projectToObject(project, normalizePath(sources));
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(model));
  await rename(draft, file);
  return file;
}
