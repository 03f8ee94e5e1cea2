import {arch, availableParallelism, loadavg, platform, totalmem} from 'node:os';

/** Where and when something was measured, without the name of the machine. */
export type Machine = {
  date: string;
  system: string;
  cores: number;
  memoryGib: number;
  node: string;
  /** Not there where no browser took part. */
  chromium?: string;
  /** Programs that wanted to run, on average, in the minute before and in the last minute. */
  load: {before: number; after: number};
};

const round = (value: number) => Math.round(value * 10) / 10;

/** How busy the machine is. */
export function currentLoad(): number {
  return round(loadavg()[0] ?? 0);
}

/** Describes this machine, at the end of a measurement. */
export function describeMachine(
  loadBefore: number,
  chromium?: string,
): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    system: `${platform()} ${arch()}`,
    cores: availableParallelism(),
    memoryGib: round(totalmem() / 2 ** 30),
    node: process.versions.node,
    ...(chromium !== undefined && {chromium}),
    load: {before: loadBefore, after: currentLoad()},
  };
}
