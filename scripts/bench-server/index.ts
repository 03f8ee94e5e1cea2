// `npm run bench:server`: the bundled server under load, beside nginx on the same files.
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {readSiteFiles} from '../../server/siteFiles';
import {mixedRequests} from '../../server/testing/mixedRequests';
import {sendMany, type Outcome} from '../../server/testing/sendMany';
import {startMeasured} from '../../server/testing/startMeasured';
import {startNginx} from '../../server/testing/startNginx';
import {quantile} from '../bench-search/statistics';
import {findNginx, nginxNotice} from '../lib/findNginx.mjs';
import {findLeaks, isIdle} from './findLeaks';

const root = path.resolve('build');
const requests = mixedRequests(readSiteFiles(root), 10_000);
const parallel = 200;

const rateOf = ({times, seconds}: Outcome) => times.length / seconds;
const p99Of = ({times}: Outcome) => quantile(times, 0.99);

function describe(name: string, outcome: Outcome): string {
  return `${name}: ${rateOf(outcome).toFixed(0)} requests per second, p99 ${p99Of(outcome).toFixed(1)} ms`;
}

function refuse(name: string, problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(
      `${name}: ${problems.length} of ${requests.length} went wrong, such as:\n${problems.slice(0, 10).join('\n')}`,
    );
  }
}

/** Measures a server that is warm. */
async function measure(name: string, port: number): Promise<Outcome> {
  refuse(name, (await sendMany(port, requests.slice(0, 2000), parallel)).wrong);
  const outcome = await sendMany(port, requests, parallel);
  refuse(name, outcome.wrong);
  console.log(describe(name, outcome));
  return outcome;
}

async function benchBundled(): Promise<Outcome> {
  const server = await startMeasured(root);
  try {
    await measure('bundled server, first round', server.port);
    const before = await server.measure(isIdle);
    const outcome = await measure('bundled server', server.port);
    const after = await server.measure(
      (measured) => findLeaks(before, measured).length === 0,
    );
    refuse('bundled server', findLeaks(before, after));
    return outcome;
  } finally {
    await server.stop();
  }
}

async function benchNginx(program: string): Promise<Outcome> {
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
    `${requests.length} requests, ${parallel} at a time, from one Node process; ${availableParallelism()} cores, load ${load.toFixed(1)}`,
  );
  const bundled = await benchBundled();
  console.log('No wrong answer, and nothing left behind.');
  const program = findNginx();
  if (program === undefined) {
    console.log(nginxNotice());
    return;
  }
  const nginx = await benchNginx(program);
  console.log(
    `Beside nginx: ${(rateOf(bundled) / rateOf(nginx)).toFixed(2)} of its requests per second, ${(p99Of(bundled) / p99Of(nginx)).toFixed(2)} of its p99.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
