// `npm run bench:build`: time and memory of cold and warm builds as the site grows.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readSiteFiles} from 'site-server/build';
import type {BuildResults, SizeResults} from '../report/buildResults';
import {buildTable} from '../report/buildTable';
import {currentLoad, describeMachine} from '../report/machine';
import {buildsFile, keepResults} from '../report/reportFiles';
import {runMain} from '../../../scripts/lib/runMain';
import {copyWithVersions} from './copyWithVersions';
import {measureBuild} from './measureBuild';

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
  const {values} = parseArgs({
    args,
    options: {
      sizes: {type: 'string', default: '1,4,10'},
      report: {type: 'boolean', default: false},
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error(
      `--sizes: "${values.sizes}" is not a list of sizes. Use positive integers, such as 1,4.`,
    );
  }
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
  if (values.report) {
    await keepResults(buildsFile, results);
  }
}

runMain(main);
