// `npm run bench:server`: the bundled server under load, beside nginx with the same files.
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {readSiteFiles} from '../../server/siteFiles';
import {mixedRequests} from '../../server/testing/mixedRequests';
import {sendLoad, type LoadResult} from '../../server/testing/sendLoad';
import {startMeasured} from '../../server/testing/startMeasured';
import {startNginx} from '../../server/testing/startNginx';
import {findNginx, nginxNotice} from '../lib/findNginx.mjs';
import {findLeaks, isIdle} from './findLeaks';

const root = path.resolve('build');
const requests = mixedRequests(readSiteFiles(root), 10_000);
const connections = 200;

function throwIfAny(name: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(
      `${name}: ${problems.length} problems, such as:\n${problems.slice(0, 10).join('\n')}`,
    );
  }
}

/** Measures a server after a warm-up. */
async function measure(name: string, port: number): Promise<LoadResult> {
  const warmUp = await sendLoad(port, requests.slice(0, 2000), connections);
  throwIfAny(name, warmUp.failures);
  const result = await sendLoad(port, requests, connections);
  throwIfAny(name, result.failures);
  console.log(
    `${name}: ${result.requestsPerSecond.toFixed(0)} requests per second, p99 ${result.p99} ms`,
  );
  return result;
}

async function benchBundled(): Promise<LoadResult> {
  const server = await startMeasured(root);
  try {
    await measure('bundled server, first round', server.port);
    const before = await server.measure(isIdle);
    const result = await measure('bundled server', server.port);
    const after = await server.measure(
      (measured) => findLeaks(before, measured).length === 0,
    );
    throwIfAny('bundled server', findLeaks(before, after));
    return result;
  } finally {
    await server.stop();
  }
}

async function benchNginx(program: string): Promise<LoadResult> {
  const server = await startNginx(program, root);
  try {
    return await measure('nginx', server.port);
  } finally {
    await server.stop();
  }
}

async function main(): Promise<void> {
  const [load = 0] = loadavg();
  console.log(
    `${requests.length} requests over ${connections} connections, from one Node process; ${availableParallelism()} cores, load ${load.toFixed(1)}`,
  );
  const bundled = await benchBundled();
  console.log('Every answer was right, and nothing leaked.');
  const program = findNginx();
  if (program === undefined) {
    console.log(nginxNotice());
    return;
  }
  const nginx = await benchNginx(program);
  console.log(
    `Beside nginx: ${(bundled.requestsPerSecond / nginx.requestsPerSecond).toFixed(2)} of its requests per second, ${(bundled.p99 / nginx.p99).toFixed(2)} of its p99.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
