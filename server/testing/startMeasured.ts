import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {RunningServer} from './startNginx';

/** What a server holds once its garbage is collected. */
export type Measure = {
  /** Bytes of JavaScript objects. */
  heap: number;
  /** Bytes of memory of the process. */
  resident: number;
  /** Timers, sockets, files and the like. */
  handles: number;
  connections: number;
};

export type MeasuredServer = RunningServer & {
  /** Resolves to what the server holds once that is as wanted, or after some seconds. */
  measure: (isWanted: (measured: Measure) => boolean) => Promise<Measure>;
};

/** Closed connections and files take a moment to be let go, on a busy machine a long one. */
const patience = 10_000;

async function ask(child: ChildProcess): Promise<Measure> {
  child.send('measure');
  const [measured] = (await once(child, 'message')) as [Measure];
  return measured;
}

/** Starts the bundled server in a process of its own, which can be asked what it holds. */
export async function startMeasured(root: string): Promise<MeasuredServer> {
  const child = fork(path.join(__dirname, 'measuredServer.ts'), [root], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  const ended = once(child, 'close');
  const [port] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(
        'server/testing/measuredServer.ts: ended before it listened. Its messages are above.',
      );
    }),
  ])) as [number];
  return {
    port,
    measure: async (isWanted) => {
      const deadline = Date.now() + patience;
      for (;;) {
        const measured = await ask(child);
        if (isWanted(measured) || Date.now() > deadline) {
          return measured;
        }
        await pause(50);
      }
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
