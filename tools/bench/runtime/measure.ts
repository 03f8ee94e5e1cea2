import type {Job} from './jobs';

/** How often each job runs. */
export const rounds = 40;

type Times = {runtime: number; plain: number};

/** Milliseconds of processor time: unlike the clock, it leaves other programs out. */
function time(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The best of many rounds, of both in turns. */
export function measure({runtime, plain}: Job): Times {
  const best: Times = {runtime: Infinity, plain: Infinity};
  for (let round = 0; round < rounds; round++) {
    best.runtime = Math.min(best.runtime, time(runtime));
    best.plain = Math.min(best.plain, time(plain));
  }
  return best;
}
