// `npm run bench:build`: time and memory of cold and warm builds as the site grows.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from '../../server/siteFiles';
import type {BuildResults, SizeResults} from '../bench-report/buildResults';
import {buildTable} from '../bench-report/buildTable';
import {currentLoad, describeMachine} from '../bench-report/machine';
import {
  keepResults,
  reportFolder,
  writeReport,
} from '../bench-report/reportFiles';
import {runMain} from '../lib/runMain';
import {copyWithVersions} from './copyWithVersions';
import {measureBuild} from './measureBuild';
import {parseOptions} from './options';

function countPages(project: string): number {
  return [...readSiteFiles(path.join(project, 'build')).keys()].filter((file) =>
    file.endsWith('.html'),
  ).length;
}

async function measureSize(root: string, times: number): Promise<SizeResults> {
  const {project, remove} = copyWithVersions(root, times);
  try {
    console.log(`${times}× the pages, cold …`);
    const cold = await measureBuild(project);
    console.log(`${times}× the pages, warm …`);
    const warm = await measureBuild(project);
    return {times, pages: countPages(project), cold, warm};
  } finally {
    remove();
  }
}

async function main(args: string[]): Promise<void> {
  if (!existsSync('/proc/self/smaps_rollup')) {
    throw new Error(
      'bench:build reads memory usage from /proc. Run it on Linux.',
    );
  }
  const {sizes, report} = parseOptions(args);
  const root = path.resolve('.');
  const loadBefore = currentLoad();
  const measured: SizeResults[] = [];
  for (const times of sizes) {
    measured.push(await measureSize(root, times));
  }
  const results: BuildResults = {
    command: ['npm run bench:build --', ...args].join(' '),
    machine: describeMachine(loadBefore),
    sizes: measured,
  };
  console.log(buildTable(results));
  if (report) {
    await keepResults(reportFolder, {builds: results});
    await writeReport(reportFolder);
  }
}

runMain(main);
