import {writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type {Browser} from '@playwright/test';
import {markdownTable} from './markdownTable';
import {reportFolder} from './reportFiles';

/** What was measured, and its limit. */
export type LimitRow = {
  what: string;
  value: number;
  unit: string;
  limit: number;
  side: 'at least' | 'at most';
};

type Report = {
  /** Name of the file in `benchmarks/`. */
  file: string;
  title: string;
  /** How it was measured. */
  text: string;
  rows: readonly LimitRow[];
};

/** Prints a report, and writes it if the program has the argument `--report`. Throws if a limit is missed. */
export async function reportLimits(
  browser: Browser,
  {file, title, text, rows}: Report,
): Promise<void> {
  const machine = `${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} at the end, Chromium ${browser.version()}`;
  const report = `# ${title}

${text} The machine: ${machine}.

${markdownTable(
  ['What', 'Measured', 'Limit'],
  rows.map(({what, value, unit, limit, side}) => [
    what,
    `${Math.round(value)} ${unit}`,
    `${side} ${limit}`,
  ]),
)}
`;
  console.log(report);
  if (process.argv.includes('--report')) {
    await writeFile(path.join(reportFolder, file), report);
  }
  const missed = rows.filter(({value, limit, side}) =>
    side === 'at most' ? value > limit : value < limit,
  );
  if (missed.length > 0) {
    throw new Error(
      `Beyond the limit: ${missed.map(({what}) => what).join(', ')}.`,
    );
  }
}
