import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {renderReport} from './renderReport';
import {
  keepResults,
  readResults,
  reportFolder,
  writeReport,
} from './reportFiles';
import {buildResults, pageResults} from './testing';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** The cells of a row of the report that starts with some text. */
function row(report: string, start: string): string[][] {
  return report
    .split('\n')
    .filter((line) => line.startsWith(`| ${start} `))
    .map((line) =>
      line
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    );
}

async function reportOf(...args: Parameters<typeof renderReport>) {
  return (await renderReport(...args)).get('README.md') ?? '';
}

it('shows ratios and figures of the pages', async () => {
  const report = await reportOf({pages: pageResults});
  expect(row(report, 'Tensor')).toEqual([
    [
      ...['0.50', '0.50', '0.25', '0.90', '0.50', '0.80', '0.53'],
      ...['0.05', '0.50', '0.10'],
    ],
    [
      '99 / 70',
      '150 kB / 301 kB',
      '90 kB / 180 kB',
      '12 / 48',
      '0.90 s / 1.00 s',
      '1.10 s / 2.20 s',
      '2.00 s / 2.50 s',
      '2.10 s / 4.00 s',
      '40 ms / 800 ms',
      '0.95 s / 1.90 s',
      '48 ms / 480 ms',
    ],
  ]);
});

it('shows the taps, with those that stock has not and those that were repeated', async () => {
  const report = await reportOf({pages: pageResults});
  expect(row(report, 'menu, at 0 s')).toEqual([
    ['120 ms', '1200 ms, 2 taps', '0.10'],
  ]);
  expect(row(report, 'search, at 3 s')).toEqual([['251 ms', 'not there', '–']]);
  expect(row(report, 'sidebar link to painted heading')).toEqual([
    ['90 ms', '100 ms', '0.90'],
  ]);
});

it.each([
  ['score: at least 99', '1 of 2 pages'],
  ['TBT: at most 60 ms', '1 of 2 pages'],
  ['LCP: at most 1.3 × FCP, as Lighthouse estimates them', '2 of 2 pages'],
  ['LCP: at most 1.3 × FCP, as seen with real throttling', '1 of 2 pages'],
  ['layout shift: none', '2 of 2 pages'],
  ['longest task at 4× slowdown: at most 50 ms', '1 of 2 pages'],
  [
    'longest task of the Tensor page’s text alone, without style sheets and scripts',
    '44 ms',
  ],
  ['first taps: answered within 250 ms', '1 of 2'],
  ['sidebar link: no slower than stock', 'yes, 0.90 of its time'],
])('says how far the aim "%s" is reached', async (aim, reached) => {
  expect(row(await reportOf({pages: pageResults}), aim)).toEqual([[reached]]);
});

it('shows the builds by size, and growth that is worse than linear', async () => {
  const report = await reportOf({builds: buildResults});
  expect(row(report, '1×')).toEqual([
    ['100', '1 min 0 s', '1.00', '1000 MiB', '15 s', '1.00', '900 MiB'],
  ]);
  expect(row(report, '4×')).toEqual([
    ['400', '5 min 0 s', '1.25', '3000 MiB', '1 min 0 s', '1.00', '2000 MiB'],
  ]);
  expect(report.indexOf('| 1× ')).toBeLessThan(report.indexOf('| 4× '));
});

it('names the command and the machine', async () => {
  expect(await reportOf({pages: pageResults})).toContain(
    '`npm run bench:pages -- --report` on 2026-01-31: linux x64, 4 cores, 15.5 GiB, Node 20.19.0, Chromium 150.0. The load was 0.1 before and 1.5 at the end',
  );
});

it('has every picture that it names, and no other', async () => {
  const files = await renderReport({pages: pageResults, builds: buildResults});
  const named = [
    ...(files.get('README.md') ?? '').matchAll(/\]\((?<file>[^)]+\.svg)\)/g),
  ].map(({groups}) => groups?.file);
  expect(['README.md', ...named].sort()).toEqual([...files.keys()].sort());
  expect(files.get('pages-blocking.svg')).toContain(
    'Tensor: ours 40 ms, stock 800 ms.',
  );
  expect(files.get('build-time.svg')).toContain(
    '4×, 400 pages: cold 75.0 s (5 min 0 s), warm 15.0 s (1 min 0 s).',
  );
});

it('keeps the other part when one is measured again', async () => {
  await keepResults(folder, {pages: pageResults});
  await keepResults(folder, {builds: buildResults});
  await writeReport(folder);
  expect(readResults(folder)).toEqual({
    pages: pageResults,
    builds: buildResults,
    ablations: {},
  });
  const report = readFileSync(path.join(folder, 'README.md'), 'utf8');
  expect(report).toContain('## Pages beside stock Docusaurus');
  expect(report).toContain('## Build');
});

it('is kept as the results that are kept give it', async () => {
  const results = readResults(reportFolder);
  expect(Object.values(results).filter(Boolean).length).toBeGreaterThan(0);
  for (const [file, content] of await renderReport(results)) {
    expect(existsSync(path.join(reportFolder, file)), file).toBe(true);
    expect(readFileSync(path.join(reportFolder, file), 'utf8')).toBe(content);
  }
});
