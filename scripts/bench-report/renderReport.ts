import {format} from 'oxfmt';
import {ablationTable, type Ablations} from './ablationTable';
import {aimTable} from './aims';
import {featureTable} from './features';
import {drawBarChart, type BarChart} from './barChart';
import type {BuildResults} from './buildResults';
import {buildTable} from './buildTable';
import {buildCharts, pageCharts} from './charts';
import type {Machine} from './machine';
import type {PageResults} from './pageResults';
import {answerTable, figureTable, ratioTable} from './pageTables';

/** What was measured; a part that is not there is left out. */
export type AllResults = {
  pages?: PageResults;
  builds?: BuildResults;
  ablations?: Ablations;
};

function measuredOn(
  command: string,
  {date, system, cores, memoryGib, node, chromium, load}: Machine,
): string {
  const browser = chromium === undefined ? '' : `, Chromium ${chromium}`;
  return `\`${command}\` on ${date}: ${system}, ${cores} cores, ${memoryGib} GiB, Node ${node}${browser}. The load was ${load.before} before and ${load.after} at the end, so take ratios for more than times where it is above ${cores}.`;
}

function pictures(charts: Record<string, BarChart>): string[] {
  return Object.entries(charts).map(
    ([file, {title}]) => `![${title}: the figures are in the tables](${file})`,
  );
}

function pageSection(results: PageResults): string[] {
  return [
    '## Pages beside stock Docusaurus',
    measuredOn(results.command, results.machine),
    `Stock is Docusaurus with its own theme and client entry, built from the same sources with our MDX plugins and registered components, which spares it the highlighting of code in the browser. One server serves both, compressed alike; stock goes without the Content-Security-Policy, under which it does not run. Each figure is the median of ${results.runs} runs, the two sites in turn.`,
    '### Aims',
    aimTable(results),
    '### Ratios',
    'Ours as a multiple of stock’s: under 1 is better.',
    ratioTable(results),
    ...pictures(pageCharts(results)),
    '### Figures',
    'Ours / stock’s. Score, FCP, LCP, TBT and Speed Index are those of Lighthouse’s mobile phone, which loads a page at full speed and reckons what a slow one would make of it; FCP and LCP “seen” are those of a device and a line that are slowed for real. The longest task is one of a cold page at 4× slowdown, after the one in which the browser makes room for any page.',
    figureTable(results),
    '### First taps',
    'On a cold page at 4× slowdown, 0 s and 3 s after the first paint, from the tap to the frame that shows the answer. A tap that does nothing is repeated after a second. Menu, tab and search are tapped on a phone, colour toggle and category on a desktop; stock has no search. The sidebar link is clicked on a page that has come to rest.',
    answerTable(results),
  ];
}

function buildSection(results: BuildResults): string[] {
  return [
    '## Build',
    measuredOn(results.command, results.machine),
    'The whole of `npm run build` in a copy of the project, API reference included: cold with nothing in any cache, warm again with nothing changed. The site grows by copies of its versions. "Per page" is the time per page as a multiple of that of the first row: over 1 is worse than linear. Memory is the most that all processes of the build held at once.',
    buildTable(results),
    ...pictures(buildCharts(results)),
  ];
}

function ablationSection(ablations: Ablations): string[] {
  const [first] = Object.values(ablations);
  return first === undefined
    ? []
    : [
        '## The engine, part by part',
        measuredOn(first.command, first.machine),
        'Each row is a build without one part of the engine, measured beside the full build, the two in turn. Bytes, TBT and FCP are what the site without the part costs more, on average over the measured pages; the others are the full site → the site without the part.',
        ablationTable(ablations),
      ];
}

/** Makes the report and its pictures from the results; returns them by file name. */
export async function renderReport({
  pages,
  builds,
  ablations = {},
}: AllResults): Promise<Map<string, string>> {
  const text = [
    '# Benchmarks',
    'Written by `npm run bench:pages -- --report`, `npm run bench:build -- --report` and `npm run bench:report` from the `.json` files beside it, never by hand. Times depend on the machine: compare those of one run.',
    ...(pages === undefined ? [] : pageSection(pages)),
    ...ablationSection(ablations),
    ...(builds === undefined ? [] : buildSection(builds)),
    '## Beside other generators',
    '[peers.md](peers.md) has our figures beside those of Starlight and VitePress, by `npm run bench:pages -- --peers --report`. Features: ours link to the test that proves them, the others to where they are written. A dash: the documentation behind it tells of nothing of the kind.',
    featureTable(),
  ].join('\n\n');
  const charts = {
    ...(pages === undefined ? {} : pageCharts(pages)),
    ...(builds === undefined ? {} : buildCharts(builds)),
  };
  return new Map([
    ['README.md', (await format('README.md', text)).code],
    ...Object.entries(charts).map(([file, chart]): [string, string] => [
      file,
      drawBarChart(chart),
    ]),
  ]);
}
