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

/** What was measured. */
export type AllResults = {
  pages: PageResults;
  builds: BuildResults;
  ablations: Ablations;
};

function measuredOn(
  command: string,
  {date, system, cores, memoryGib, node, chromium, load}: Machine,
): string {
  const browser = chromium === undefined ? '' : `, Chromium ${chromium}`;
  return `\`${command}\` on ${date}: ${system}, ${cores} cores, ${memoryGib} GiB, Node ${node}${browser}. The load was ${load.before} before and ${load.after} at the end; above ${cores}, trust ratios more than times.`;
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
    `Stock is Docusaurus with its own theme and client entry, built from the same sources with our MDX plugins and registered components, so it does not have to highlight code in the browser. One server serves both, with the same compression; stock is served without the Content-Security-Policy, because it does not run under it. Each figure is the median of ${results.runs} runs, the two sites in turn.`,
    '### Aims',
    aimTable(results),
    '### Ratios',
    'Ours as a multiple of stock’s: under 1 is better.',
    ratioTable(results),
    ...pictures(pageCharts(results)),
    '### Figures',
    'Ours / stock’s. Score, FCP, LCP, TBT and Speed Index are those of Lighthouse’s mobile phone, which loads a page at full speed and estimates how a slow phone would do; FCP and LCP “seen” come from real throttling of processor and network. The longest task is the longest on a cold page at 4× slowdown, except the first, in which the browser sets up any page.',
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
    'All of `npm run build` in a copy of the project, API reference included: cold starts with empty caches, warm builds again with nothing changed. The site grows by copies of its versions. "Per page" is the time per page as a multiple of that of the first row: over 1 is worse than linear. Memory is the peak of all processes of the build together.',
    buildTable(results),
    ...pictures(buildCharts(results)),
  ];
}

function ablationSection(ablations: Ablations): string[] {
  const [first] = Object.values(ablations);
  return first === undefined
    ? []
    : [
        '## docusaurus-fast, part by part',
        measuredOn(first.command, first.machine),
        'Each row is a build without one part of docusaurus-fast, measured beside the full build, the two in turn. Bytes, TBT and FCP are what leaving out the part adds, on average over the measured pages; the others are the full site → the site without the part.',
        ablationTable(ablations),
      ];
}

/** Makes the report and its pictures from the results; returns them by file name. */
export async function renderReport({
  pages,
  builds,
  ablations,
}: AllResults): Promise<Map<string, string>> {
  const text = [
    '# Benchmarks',
    'Written by `npm run bench:pages -- --report`, `npm run bench:build -- --report` and `npm run bench:report` from the `.json` files beside it, never by hand. Times depend on the machine: compare those of one run.',
    ...pageSection(pages),
    ...ablationSection(ablations),
    ...buildSection(builds),
    '## Beside other generators',
    '[peers.md](peers.md) compares our figures with those of Starlight and VitePress (`npm run bench:pages -- --peers --report`). Our features link to the tests that prove them, the others to their documentation. A dash means that the linked documentation does not mention it.',
    featureTable(),
  ].join('\n\n');
  const charts = {...pageCharts(pages), ...buildCharts(builds)};
  return new Map([
    ['README.md', (await format('README.md', text)).code],
    ...Object.entries(charts).map(([file, chart]): [string, string] => [
      file,
      drawBarChart(chart),
    ]),
  ]);
}
