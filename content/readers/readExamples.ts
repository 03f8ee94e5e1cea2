import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsVersionOf} from '../site/versions';
import {pathsOfVersion} from './readSample';
import {type ApiModel, targetsOf} from 'api-versions';
import {parseExample, type ParsedExample} from './parseExample';

/** Folder that holds every example. */
export const examplesFolder = 'content/examples';

/** An example as one version shows it. */
export type Example = ParsedExample & {
  /** The member that it is named after: `torchlive_torch/Tensor.add`. */
  id: string;
  /** The file, or its override for this version. */
  file: string;
  /** Everything of this version that it shows. */
  shows: string[];
};

/** The id of the example in a file, which may be an override of some version. */
export function exampleIdOf(file: string): string {
  return file
    .replace(`${examplesFolder}/`, '')
    .replace(/\/\d[^/]*\//, '/')
    .replace(/\.tsx?$/, '');
}

/** Folders of modules in `examples/`. */
function modulesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
        .map(({name}) => name)
        .sort()
    : [];
}

function readExample(file: string, id: string): Omit<Example, 'shows'> {
  const parsed = parseExample(readFileSync(file, 'utf8'));
  const module = id.slice(0, id.indexOf('/') + 1);
  return {
    ...parsed,
    id,
    file,
    also: parsed.also.map((name) =>
      name.includes('/') ? name : `${module}${name}`,
    ),
  };
}

/** Every example with the files that a version shows, whether it has the member or not. */
export function readAllExamples(
  siteDir: string,
  docsVersion: string,
): Omit<Example, 'shows'>[] {
  const folder = path.join(siteDir, examplesFolder);
  return modulesIn(folder).flatMap((module) =>
    [...pathsOfVersion(path.join(folder, module), docsVersionOf(docsVersion))]
      .map(([name, file]) =>
        readExample(file, `${module}/${name.replace(/\.tsx?$/, '')}`),
      )
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
}

/** The examples that belong to a version: those that show something of it. */
export function readExamples(siteDir: string, model: ApiModel): Example[] {
  const targets = targetsOf(model);
  return readAllExamples(siteDir, model.docsVersion)
    .map((example) => ({
      ...example,
      shows: [example.id, ...example.also].filter((id) => targets.has(id)),
    }))
    .filter(({shows}) => shows.length > 0);
}
