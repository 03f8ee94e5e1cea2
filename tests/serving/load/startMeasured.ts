import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import type {RunningServer} from 'site-server/testing';

/** What a server uses after garbage collection. */
export type Measure = {
  /** JavaScript heap, and the buffers that it holds, in bytes. */
  heap: number;
  /** Resident memory of the process in bytes. */
  resident: number;
  /** Open timers, sockets, files and the like. */
  handles: number;
  connections: number;
};

type MeasuredServer = RunningServer & {
  pid: number;
  /** Measures until the result is as expected, or until a timeout. */
  measure: (isExpected: (measured: Measure) => boolean) => Promise<Measure>;
};

/** Closed connections and files are released after a moment, longer on a busy machine. */
const timeout = 10_000;

async function ask(child: ChildProcess): Promise<Measure> {
  child.send('measure');
  const [measured] = (await once(child, 'message')) as [Measure];
  return measured;
}

/** Starts the bundled server in a process of its own whose memory can be measured. */
export async function startMeasured(root: string): Promise<MeasuredServer> {
  const child = fork(path.join(__dirname, 'measuredServer.ts'), [root], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  const ended = once(child, 'close');
  const [port] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(
        'tests/serving/load/measuredServer.ts: exited before it listened. Its messages are above.',
      );
    }),
  ])) as [number];
  return {
    port,
    pid: child.pid ?? 0,
    measure: async (isExpected) => {
      const deadline = Date.now() + timeout;
      for (;;) {
        const measured = await ask(child);
        if (isExpected(measured) || Date.now() > deadline) {
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
