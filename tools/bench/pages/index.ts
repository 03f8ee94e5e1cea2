// `npm run bench:pages`: our pages beside those of stock Docusaurus, from the same content.
import path from 'node:path';
import {describeMachine, currentLoad} from '../report/machine';
import type {PageResults} from '../report/pageResults';
import {ablationTable} from '../report/ablationTable';
import {aimTable} from '../report/aims';
import {answerTable, figureTable, ratioTable} from '../report/pageTables';
import {ablationFile, keepResults, pagesFile} from '../report/reportFiles';
import {quantile} from '../search/statistics';
import {ensureInstalled} from '../../../scripts/lib/ensureInstalled.mjs';
import {runMain} from '../../../scripts/lib/runMain';
import {buildSites} from './buildSites';
import {controls} from './controls';
import {measureNavigation} from './measureNavigation';
import {compareLoads, compareTaps, measureByTurns} from './measureSites';
import {parseOptions, type Options} from './options';
import {comparePeers} from './peers/comparePeers';
import {serveSites, type ServedSites} from './serveSites';
import {startBrowser} from './startBrowser';

/** Seconds after the first paint at which controls are tapped. */
const tapTimes = [0, 3];

async function measureAll(
  {runs, families, without}: Options,
  sites: ServedSites,
  command: string,
): Promise<PageResults> {
  const loadBefore = currentLoad();
  const started = await startBrowser();
  const {browser} = started;
  try {
    const loads: PageResults['families'] = [];
    for (const family of families) {
      console.log(`Loading: ${family.name} …`);
      loads.push(await compareLoads(family, sites, started, runs));
    }
    const taps: PageResults['taps'] = [];
    // For one part of docusaurus-fast, the first tap on one control tells enough.
    const [tapped, times] =
      without === undefined
        ? [controls, tapTimes]
        : [controls.slice(0, 1), tapTimes.slice(0, 1)];
    for (const control of tapped) {
      console.log(`Tapping: ${control.name} …`);
      taps.push(...(await compareTaps(control, times, sites, browser, runs)));
    }
    const {ours, stock} = await measureByTurns(runs, (site) =>
      measureNavigation(browser, sites[site]),
    );
    return {
      command,
      runs,
      machine: describeMachine(loadBefore, browser.version()),
      families: loads,
      taps,
      navigation: {ours: quantile(ours, 0.5), stock: quantile(stock, 0.5)},
    };
  } finally {
    await browser.close();
  }
}

async function main(args: string[]): Promise<void> {
  const options = parseOptions(args);
  const {without} = options;
  // Lighthouse, which nothing else needs.
  await ensureInstalled('tools/bench');
  if (options.peers) {
    await comparePeers(options);
    return;
  }
  const sites = await serveSites(await buildSites(path.resolve('.'), without));
  try {
    const results = await measureAll(
      options,
      sites,
      ['npm run bench:pages --', ...args].join(' '),
    );
    console.log(
      without === undefined
        ? [ratioTable, figureTable, answerTable, aimTable]
            .map((table) => table(results))
            .join('\n\n')
        : ablationTable({[without]: results}),
    );
    if (options.report) {
      await keepResults(
        without === undefined ? pagesFile : ablationFile(without),
        results,
      );
    }
  } finally {
    sites.stop();
  }
}

// The browser's own handler would close it and leave this program waiting for it.
process.once('SIGTERM', () => process.exit(1));
runMain(main);
