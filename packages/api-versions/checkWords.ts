import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from './convert/files';
import type {ApiModel} from './model/types';
import type {ApiOptions} from './options';
import {materialise} from './sources/materialise';

/** Everything that a summary can be about, with what the package says of it. */
export function summaryTargets({modules}: ApiModel): Map<string, string> {
  return new Map(
    modules.flatMap((module) => [
      [module.name, module.doc.summary],
      ...module.symbols.flatMap((symbol): [string, string][] => [
        [`${module.name}:${symbol.name}`, symbol.doc.summary],
        ...symbol.members.map(({name, doc}): [string, string] => [
          `${module.name}:${symbol.name}.${name}`,
          doc.summary,
        ]),
      ]),
    ]),
  );
}

/** Stops at corrections and summaries that no version shows. */
export async function checkWords(
  options: Pick<ApiOptions, 'project' | 'versions' | 'sources' | 'words'>,
  models: readonly ApiModel[],
): Promise<void> {
  const {corrections = []} = options.sources;
  const folders = await Promise.all(
    options.versions.map((version) => materialise(version, options)),
  );
  const texts = await Promise.all(
    folders.flatMap(({sources}) =>
      listFiles(sources).map(async (file) => ({
        module: file.replace(/\.tsx?$/, ''),
        text: await readFile(path.join(sources, file), 'utf8'),
      })),
    ),
  );
  const unused = corrections.filter(
    ({module, from, unless}) =>
      !texts.some(
        (each) =>
          each.module === module &&
          each.text.includes(from) &&
          (unless === undefined || !each.text.includes(unless)),
      ),
  );
  const silent = new Set(
    models.flatMap((model) =>
      [...summaryTargets(model)]
        .filter(([, said]) => said === '')
        .map(([key]) => key),
    ),
  );
  const problems = [
    ...unused.map(
      ({module, from, file = 'corrections'}) =>
        `${file}: no version has "${from}" in src/${module}. Copy the text from the package, or delete the correction.`,
    ),
    ...Object.keys(options.words.summaries ?? {})
      .filter((key) => !silent.has(key))
      .map(
        (key) =>
          `summaries: no version leaves "${key}" without a comment. Correct the name, or delete the summary.`,
      ),
  ];
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
