import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'oxfmt';
import type {Run} from './Run';
import {renderReport} from './renderReport';

/** Where the results and their report are kept. */
export const reportFolder = path.resolve(__dirname, '../../../benchmarks');

/** The runs that are kept, one a file. */
export function readRuns(): Run[] {
  return readdirSync(reportFolder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map(
      (file) =>
        JSON.parse(readFileSync(path.join(reportFolder, file), 'utf8')) as Run,
    );
}

/** Writes the report of all runs that are kept. */
export async function writeReport(): Promise<void> {
  writeFileSync(
    path.join(reportFolder, 'README.md'),
    await renderReport(readRuns()),
  );
}

/** Keeps a run under a name, in place of the last one of that name, and writes the report again. */
export async function keepRun(name: string, run: Run): Promise<void> {
  const file = `${name}.json`;
  const {code} = await format(file, JSON.stringify(run), {
    // As in .oxfmtrc.json, which only the command reads.
    bracketSpacing: false,
  });
  writeFileSync(path.join(reportFolder, file), code);
  await writeReport();
}
