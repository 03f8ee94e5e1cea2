import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'oxfmt';
import {speedParts} from 'docusaurus-fast/parts';
import type {BuildResults} from './buildResults';
import type {PageResults} from './pageResults';
import {renderReport, type AllResults} from './renderReport';

/** Where the results and their report are kept. */
export const reportFolder = path.resolve(__dirname, '../../../benchmarks');

/** The files of the results. */
export const pagesFile = 'pages.json';
export const buildsFile = 'builds.json';
export const ablationFile = (part: string) => `without-${part}.json`;

function read(name: string): unknown {
  return JSON.parse(readFileSync(path.join(reportFolder, name), 'utf8'));
}

/** The results that are kept; a part of docusaurus-fast may not have been measured yet. */
export function readResults(): AllResults {
  return {
    pages: read(pagesFile) as PageResults,
    builds: read(buildsFile) as BuildResults,
    ablations: Object.fromEntries(
      [...speedParts, 'all']
        .filter((part) =>
          existsSync(path.join(reportFolder, ablationFile(part))),
        )
        .map((part) => [part, read(ablationFile(part)) as PageResults]),
    ),
  };
}

/** Writes the report of all results that are kept. */
export async function writeReport(): Promise<void> {
  for (const [file, content] of await renderReport(readResults())) {
    writeFileSync(path.join(reportFolder, file), content);
  }
}

/** Keeps the new results of a benchmark, and writes the report again. */
export async function keepResults(
  name: string,
  results: PageResults | BuildResults,
): Promise<void> {
  const {code} = await format(name, JSON.stringify(results), {
    // As in .oxfmtrc.json, which only the command reads.
    bracketSpacing: false,
  });
  writeFileSync(path.join(reportFolder, name), code);
  await writeReport();
}
