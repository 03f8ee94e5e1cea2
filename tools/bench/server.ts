import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteFiles} from 'site-server/build';
import {startNginx, startProgram} from 'site-server/testing';
import {findNginx, nginxNotice} from '../../scripts/lib/findNginx.mjs';
import {mixedRequests} from '../../tests/serving/load/mixedRequests';
import {sendLoad} from '../../tests/serving/load/sendLoad';
import type {Recorder, StartRun} from './results/Recorder';

const connections = 50;
const rounds = 5;

/** Processor time of a process so far, in microseconds; a tick is a hundredth of a second. */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10_000;
}

/** `npm run bench -- server`: the bundled server under load, beside nginx with the same files. */
export async function measureServer(start: StartRun): Promise<Recorder> {
  const program = findNginx();
  if (program === undefined) {
    throw new Error(nginxNotice());
  }
  const root = path.resolve('build');
  const requests = mixedRequests(readSiteFiles(root), 20_000);
  const bundled = startProgram(path.resolve('.'));
  const nginx = await startNginx(program, root);
  const servers = {
    bundled: {pid: bundled.pid, port: await bundled.port()},
    nginx,
  };
  const recorder = start('server', {
    title: 'The bundled server beside nginx',
    about: `${requests.length} requests of autocannon over ${connections} connections: half of them for pages, three of ten for assets, one that is redirected and one that is not found. One worker each, which shares the processors with autocannon; the processor time of an answer does not depend on it.`,
    columns: Object.keys(servers),
  });
  try {
    for (let run = 0; run < rounds; run += 1) {
      for (const [name, {port, pid}] of Object.entries(servers)) {
        await recorder.measure(name, 'server', async () => {
          const before = processorTime(pid);
          const load = await sendLoad(port, requests, connections);
          if (load.failures.length > 0) {
            throw new Error(load.failures.slice(0, 3).join('; '));
          }
          const spent = processorTime(pid) - before;
          return {
            'answers a second': load.requestsPerSecond,
            'p99, ms': load.p99,
            'processor µs an answer': spent / requests.length,
          };
        });
      }
    }
  } finally {
    bundled.kill('SIGKILL');
    await nginx.stop();
  }
  return recorder;
}
