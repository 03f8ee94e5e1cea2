// `npm run bench:server`: the bundled server under load, beside nginx with the same files.
import {writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {readSiteFiles} from 'site-server/build';
import {mixedRequests} from '../../../tests/serving/load/mixedRequests';
import {residentMegabytes, startNginx} from 'site-server/testing';
import {sendLoad, type LoadResult} from '../../../tests/serving/load/sendLoad';
import {startMeasured} from '../../../tests/serving/load/startMeasured';
import {findNginx, nginxNotice} from '../../../scripts/lib/findNginx.mjs';
import {runMain} from '../../../scripts/lib/runMain';
import {timeUnderMisuse, misusesOf} from './timeUnderMisuse';
import {countAnswers} from './countAnswers';
import {findLeaks, isIdle} from '../../../tests/serving/load/findLeaks';
import {kindsOf, prepareKind} from './kinds';
import {startBare} from './startBare';

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

async function measure(name: string, port: number): Promise<LoadResult> {
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
    await measure('bundled server, to warm up', server.port);
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

const roundMilliseconds = 2000;

/** The best of them counts, since other programs only slow servers down, and the first warms up. */
const rounds = 4;

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Measures each kind of request on each server, turn by turn. */
async function compare(program: string): Promise<string[]> {
  const bundled = await startMeasured(root);
  const nginx = await startNginx(program, root);
  const lines: string[] = [];
  try {
    for (const kind of kindsOf(readSiteFiles(root))) {
      const bare = await startBare(
        await prepareKind(kind, bundled.port),
        bundled.port,
      );
      const servers = [
        {name: 'bundled server', server: bundled, best: 0},
        {name: 'nginx', server: nginx, best: 0},
        {name: 'bare Node', server: bare, best: 0},
      ];
      for (let round = 0; round < rounds; round += 1) {
        for (const each of servers) {
          const {port} = each.server;
          const perSecond = await countAnswers(
            await prepareKind(kind, port),
            port,
            roundMilliseconds,
          );
          each.best = Math.max(each.best, perSecond);
        }
      }
      const ours = servers[0]?.best ?? 0;
      lines.push(
        ...servers.map(({name, server, best}) =>
          toRow([
            kind.name,
            name,
            best.toFixed(0),
            residentMegabytes(server.pid).toFixed(0),
            (ours / best).toFixed(2),
          ]),
        ),
      );
      await bare.stop();
    }
  } finally {
    await bundled.stop();
    await nginx.stop();
  }
  return lines;
}

/** Times honest requests beside clients that misbehave, on each server. */
async function compareMisuse(program: string): Promise<string[]> {
  const [honest, asset] = kindsOf(readSiteFiles(root));
  const lines: string[] = [];
  for (const misuse of misusesOf(asset)) {
    for (const [name, start] of [
      ['bundled server', () => startMeasured(root)],
      ['nginx', () => startNginx(program, root)],
    ] as const) {
      const server = await start();
      try {
        await timeUnderMisuse(server.port, {...misuse, connections: 0}, honest);
        const {median, slowest} = await timeUnderMisuse(
          server.port,
          misuse,
          honest,
        );
        lines.push(
          toRow([
            misuse.name,
            name,
            median.toFixed(1),
            slowest.toFixed(1),
            residentMegabytes(server.pid).toFixed(0),
          ]),
        );
      } finally {
        await server.stop();
      }
    }
  }
  return lines;
}

const report = path.resolve('benchmarks/server.md');

function writeReport(
  lines: readonly string[],
  misuseLines: readonly string[],
): void {
  const [load = 0] = loadavg();
  writeFileSync(
    report,
    [
      '# The bundled server beside nginx',
      '',
      `Written by \`npm run bench:server\`. One worker each, 50 connections, answers of the built site, ${availableParallelism()} cores that the client shares, load ${load.toFixed(1)} at the end, Node ${process.versions.node}; the best of ${rounds} rounds. Bare Node is an \`http\` handler that sends the same status, headers and body.`,
      '',
      '| Answer | Server | Answers per second | Resident MB | Bundled server to this one |',
      '| --- | --- | --- | --- | --- |',
      ...lines,
      '',
      '## Beside clients that misbehave',
      '',
      'An honest client requests the page fifty times, one after another and each on a connection of its own, while others have sent requests for the entry script, or half a header, and read nothing.',
      '',
      '| Beside | Server | Median ms | Slowest ms | Resident MB |',
      '| --- | --- | --- | --- | --- |',
      ...misuseLines,
      '',
    ].join('\n'),
  );
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
  const lines = await compare(program);
  const misuseLines = await compareMisuse(program);
  console.log([...lines, ...misuseLines].join('\n'));
  writeReport(lines, misuseLines);
  console.log(
    `Beside nginx: ${(bundled.requestsPerSecond / nginx.requestsPerSecond).toFixed(2)} of its requests per second, ${(bundled.p99 / nginx.p99).toFixed(2)} of its p99.`,
  );
}

runMain(main);
