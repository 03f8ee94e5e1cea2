import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Joi} from '@docusaurus/utils-validation';
import {format} from 'oxfmt';
import {buildResultsSchema} from './buildResults';
import {pageResultsSchema} from './pageResults';
import {speedParts} from '../../engine/parts';
import {parseResults} from './parseResults';
import {renderReport, type AllResults} from './renderReport';

/** Where the results and their report are kept. */
export const reportFolder = path.resolve(__dirname, '../../benchmarks');

const fileOf = {pages: 'pages.json', builds: 'builds.json'} as const;

function ablationFile(part: string): string {
  return `without-${part}.json`;
}

function readAblations(folder: string): AllResults['ablations'] {
  return Object.fromEntries(
    [...speedParts, 'engine'].flatMap((part) => {
      const results = read(folder, ablationFile(part), pageResultsSchema);
      return results === undefined ? [] : [[part, results]];
    }),
  );
}

function read<Results>(
  folder: string,
  name: string,
  schema: Joi.ObjectSchema<Results>,
): Results | undefined {
  const file = path.join(folder, name);
  return existsSync(file)
    ? parseResults(readFileSync(file, 'utf8'), `benchmarks/${name}`, schema)
    : undefined;
}

/** The results that are kept. */
export function readResults(folder: string): AllResults {
  return {
    pages: read(folder, fileOf.pages, pageResultsSchema),
    builds: read(folder, fileOf.builds, buildResultsSchema),
    ablations: readAblations(folder),
  };
}

/** Keeps the new results of a benchmark. */
export async function keepResults(
  folder: string,
  results: AllResults,
): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const files = [
    [fileOf.pages, results.pages],
    [fileOf.builds, results.builds],
    ...Object.entries(results.ablations ?? {}).map(
      ([part, ablation]) => [ablationFile(part), ablation] as const,
    ),
  ] as const;
  for (const [file, content] of files) {
    if (content !== undefined) {
      const {code} = await format(file, JSON.stringify(content));
      writeFileSync(path.join(folder, file), code);
    }
  }
}

/** Writes the report of all results that are kept. */
export async function writeReport(folder: string): Promise<void> {
  for (const [file, content] of await renderReport(readResults(folder))) {
    writeFileSync(path.join(folder, file), content);
  }
}
