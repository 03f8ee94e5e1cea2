import type {Browser} from '@playwright/test';
import type {
  Compared,
  FamilyResults,
  LoadFigures,
  TapResults,
} from '../report/pageResults';
import {quantile} from '../search/statistics';
import type {Control} from './controls';
import type {Family} from './families';
import {measureLoad} from './measureLoad';
import {measureLongestTask} from './measureLongestTask';
import {measurePaints} from './measurePaints';
import {measureTap} from './measureTap';
import {siteNames, type ServedSites, type SiteName} from './serveSites';

/** Measures both sites by turns, so that whatever else the machine does falls on both. */
export async function measureByTurns<Figures>(
  runs: number,
  measure: (site: SiteName) => Promise<Figures>,
): Promise<Compared<Figures[]>> {
  const measured: Compared<Figures[]> = {ours: [], stock: []};
  for (let run = 0; run < runs; run += 1) {
    for (const site of siteNames) {
      measured[site].push(await measure(site));
    }
  }
  return measured;
}

/** The median of each figure by itself. */
function medianOf<Figures extends Record<string, number>>(
  runs: readonly Figures[],
): Figures {
  const [first] = runs;
  if (first === undefined) {
    throw new Error('There is no run to take the median of. Measure first.');
  }
  return Object.fromEntries(
    Object.keys(first).map((name) => [
      name,
      quantile(
        runs.map((figures) => figures[name] ?? NaN),
        0.5,
      ),
    ]),
  ) as Figures;
}

/** Loads a page of both sites. */
export async function compareLoads(
  {name, path}: Family,
  sites: ServedSites,
  {browser, port}: {browser: Browser; port: number},
  runs: number,
): Promise<FamilyResults> {
  const {ours, stock} = await measureByTurns<LoadFigures>(
    runs,
    async (site) => {
      const address = sites[site] + path;
      return {
        ...(await measureLoad(address, port)),
        ...(await measurePaints(browser, address)),
        longestTask: await measureLongestTask(browser, address),
      };
    },
  );
  return {name, path, ours: medianOf(ours), stock: medianOf(stock)};
}

/** Taps a control of both sites, so many seconds after the first paint; stock may lack it. */
export async function compareTaps(
  control: Control,
  times: readonly number[],
  sites: ServedSites,
  browser: Browser,
  runs: number,
): Promise<TapResults[]> {
  const results: TapResults[] = [];
  for (const seconds of times) {
    const measured = await measureByTurns(runs, (site) =>
      measureTap(browser, sites[site], control, seconds),
    );
    const ours = measured.ours.filter((figures) => figures !== undefined);
    const stock = measured.stock.filter((figures) => figures !== undefined);
    results.push({
      control: control.name,
      seconds,
      ours: medianOf(ours),
      ...(stock.length > 0 && {stock: medianOf(stock)}),
    });
  }
  return results;
}
