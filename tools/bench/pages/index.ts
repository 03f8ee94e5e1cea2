import {parseArgs} from 'node:util';
import type {Recorder, StartRun} from '../results/Recorder';
import {controls, type Control} from './controls';
import {measureLoad, slowdowns} from './measureLoad';
import {measureTap} from './measureTap';
import {measureReading} from './measureReading';
import {pickPages, type Page} from './pagePaths';
import {isPeer} from './peers';
import {hasPage, serveSites, type ServedSite} from './sites';

/** When controls are tapped, in seconds after the first paint. */
const rests = [
  ['right after the first paint', 0],
  ['after 10 s of rest', 10],
] as const;

const about = `Lighthouse's phone on a slow line, with the processor 4 and 10 times slower than this machine's; nothing touches a page meanwhile, so that its kilobytes are those before the first sign of a reader. Lighthouse estimates how the slow phone would do. Frames, blocking after the first sign, the longest task and taps are measured with real throttling, of the processor at 4×: somebody scrolls for five seconds from the first paint on, rests, and presses a key. A tap comes right after the first paint or after 10 s of rest; without an answer within 8 s (30 s for Run, Edit and the filter), it is lost, and counted as failed. Typing begins when the field shows, a key each 50 ms, and is timed from its first key. One server serves all sites, compressed alike; only ours has a Content-Security-Policy.`;

const aboutPeers =
  ' Starlight and VitePress build the same pages from our Markdown twins: they have the text, the tables and the code, not what runs, the links of symbols or the switch of versions.';

async function measurePage(
  recorder: Recorder,
  site: ServedSite,
  {name, path}: Page,
): Promise<void> {
  const address = site.origin + path;
  for (const slowdown of slowdowns) {
    await recorder.measure(site.name, `${name}, ${slowdown}×`, () =>
      measureLoad(address, slowdown, (index) =>
        recorder.run.machine.benchmarkIndex.push(index),
      ),
    );
  }
  await recorder.measure(site.name, name, () => measureReading(address));
}

type Chosen = {
  pages: Page[];
  runs: number;
  tapped: readonly Control[];
  taps: number;
};

/** Measures sites by turns, so that whatever else the machine does falls on all of them. */
async function measureAll(
  recorder: Recorder,
  sites: readonly ServedSite[],
  {pages, runs, tapped, taps}: Chosen,
): Promise<void> {
  for (const {name, processorSeconds} of sites) {
    if (processorSeconds !== undefined) {
      await recorder.measure(name, 'build without caches', () =>
        Promise.resolve({'processor seconds': processorSeconds}),
      );
    }
  }
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) {
      for (const site of sites.filter((each) => hasPage(each, page.path))) {
        await measurePage(recorder, site, page);
      }
    }
  }
  for (const control of tapped) {
    const havers = sites.filter(
      ({name}) => control.isEverywhere === true || !isPeer(name),
    );
    for (const [when, rest] of rests) {
      for (let tap = 0; tap < taps; tap += 1) {
        for (const {name, origin} of havers) {
          await recorder.measure(name, `${control.name}, ${when}`, () =>
            measureTap(origin, control, rest),
          );
        }
      }
    }
  }
}

/** `npm run bench -- pages`: our pages beside those of other sites. */
export async function measurePages(
  start: StartRun,
  args: string[],
): Promise<Recorder> {
  const {values} = parseArgs({
    args,
    options: {
      runs: {type: 'string', default: '3'},
      taps: {type: 'string', default: '20'},
      only: {type: 'string', multiple: true, default: []},
      control: {type: 'string', multiple: true, default: []},
      sites: {type: 'string', default: 'ours,stock'},
    },
  });
  const pages = pickPages(values.only);
  const tapped = controls.filter(
    ({name}) => values.control.length === 0 || values.control.includes(name),
  );
  const {sites, stop} = await serveSites(values.sites.split(','));
  const columns = sites.map(({name}) => name);
  const recorder = start(['pages', ...columns.slice(1)].join('-'), {
    title: `Pages beside ${columns.slice(1).join(', ')}`,
    about: columns.some(isPeer) ? about + aboutPeers : about,
    columns,
  });
  try {
    await measureAll(recorder, sites, {
      pages,
      runs: Number(values.runs),
      tapped,
      taps: Number(values.taps),
    });
  } finally {
    stop();
  }
  return recorder;
}
