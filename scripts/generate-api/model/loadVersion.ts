import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {
  Deserializer,
  FileRegistry,
  normalizePath,
  type JSONOutput,
  type ProjectReflection,
} from 'typedoc';
import {listFiles} from '../convert/cache';
import {convertVersion} from '../convert/convertVersion';
import {localsFile, prepareSources} from '../convert/prepareSources';
import {readEntry, type EntryExports} from '../convert/readEntry';
import {WarningCollector} from '../convert/WarningCollector';
import type {ApiPackage} from '../../../config/apiPackages';
import {readModule, type SourceModule} from './SourceReader';

/** One version as the generator works with it: TypeDoc's model and the sources. */
export type LoadedVersion = {
  apiPackage: ApiPackage;
  license: string;
  project: ProjectReflection;
  modules: ReadonlyMap<string, SourceModule>;
  /** Local types by module. */
  locals: ReadonlyMap<string, readonly string[]>;
  entry: EntryExports;
};

const projectSchema = Joi.object<JSONOutput.ProjectReflection>({
  schemaVersion: Joi.valid('2.0').required(),
  variant: Joi.valid('project').required(),
  children: Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        variant: Joi.valid('declaration').required(),
        children: Joi.array(),
      }).unknown(),
    )
    .min(1)
    .required(),
}).unknown();

const localsSchema = Joi.object<Record<string, string[]>>().pattern(
  Joi.string(),
  Joi.array().items(Joi.string()).required(),
);

/** Reads a JSON file and checks it. */
async function readJson<T>(
  file: string,
  schema: Joi.ObjectSchema<T>,
): Promise<T> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const result = schema.validate(content);
  if (result.error !== undefined) {
    throw new Error(
      `${file}: ${result.error.message}. Delete the folder, so that it is made again.`,
      {cause: result.error},
    );
  }
  return result.value;
}

/** Name of the module that a source file is: `text/index.ts` is `text`. */
export function moduleName(file: string): string {
  return file.replace(/\.tsx?$/, '').replace(/\/index$/, '');
}

/** Loads one version, converting it first if that was not done yet. */
export async function loadVersion(
  apiPackage: ApiPackage,
): Promise<LoadedVersion> {
  const {folder, sources, license} = await prepareSources(apiPackage);
  const json = await readJson(await convertVersion(apiPackage), projectSchema);
  const project = new Deserializer(new WarningCollector()).reviveProject(
    json.name,
    json,
    {projectRoot: normalizePath(sources), registry: new FileRegistry()},
  );
  const modules = new Map<string, SourceModule>();
  for (const file of listFiles(sources)) {
    const text = await readFile(path.join(sources, file), 'utf8');
    modules.set(moduleName(file), readModule(moduleName(file), file, text));
  }
  const locals = await readJson(path.join(folder, localsFile), localsSchema);
  return {
    apiPackage,
    license,
    project,
    modules,
    locals: new Map(
      Object.entries(locals).map(([file, names]) => [moduleName(file), names]),
    ),
    entry: readEntry('index.tsx', modules.get('index')?.source.text ?? '', [
      ...modules.keys(),
    ]),
  };
}
