import {arch, availableParallelism, loadavg, platform} from 'node:os';

/** Where and when something was measured, without the name of the machine. */
export type Machine = {
  date: string;
  system: string;
  cores: number;
  node: string;
  /** What Lighthouse found how fast the machine is, each time that it looked. */
  benchmarkIndex: number[];
  /** Programs that wanted to run, on average, in the minute before and in the last minute. */
  load: {before: number; after: number};
};

/** How busy the machine is. */
export const readLoad = () => Number(loadavg()[0]?.toFixed(1));

/** Lighthouse's benchmark, in this process instead of a page. */
export async function measureIndex(): Promise<number> {
  const {pageFunctions} = await import('lighthouse/core/lib/page-functions.js');
  return pageFunctions.computeBenchmarkIndex();
}

/** Describes this machine as it is before a run. */
export function describeMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    system: `${platform()} ${arch()}`,
    cores: availableParallelism(),
    node: process.versions.node,
    benchmarkIndex: [],
    load: {before: readLoad(), after: readLoad()},
  };
}
