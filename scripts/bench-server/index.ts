// `npm run bench:server`: the bundled server under load, beside nginx with the same files.
import {writeFileSync} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {readSiteFiles} from '../../server/siteFiles';
import {mixedRequests} from '../../server/testing/mixedRequests';
import {sendLoad, type LoadResult} from '../../server/testing/sendLoad';
import {startMeasured} from '../../server/testing/startMeasured';
import {startNginx} from '../../server/testing/startNginx';
import {findNginx, nginxNotice} from '../lib/findNginx.mjs';
import {runMain} from '../lib/runMain';
import {timeUnderMisuse, misusesOf} from './timeUnderMisuse';
import {countAnswers} from './countAnswers';
import {findLeaks, isIdle} from './findLeaks';
import {kindsOf, prepareKind, type Kind} from './kinds';
import {processUse} from './processUse';
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

/** Seconds of one round; the best of three counts, since other programs only slow servers down. */
const roundMilliseconds = 2000;
const rounds = 3;

type Result = {perSecond: number; microseconds: number; megabytes: number};

/** Counts the answers of one server to one kind of request. */
async function countKind(
  kind: Kind,
  {port, pid}: {port: number; pid: number},
): Promise<Result> {
  const prepared = await prepareKind(kind, port);
  const before = processUse(pid).seconds;
  const perSecond = await countAnswers(prepared, port, roundMilliseconds);
  const {seconds, megabytes} = processUse(pid);
  const answers = (perSecond * roundMilliseconds) / 1000;
  return {
    perSecond,
    megabytes,
    microseconds: ((seconds - before) / answers) * 1e6,
  };
}

/** The best of what was measured. */
function best(results: readonly Result[]): Result {
  return {
    perSecond: Math.max(...results.map(({perSecond}) => perSecond)),
    microseconds: Math.min(...results.map(({microseconds}) => microseconds)),
    megabytes: Math.max(...results.map(({megabytes}) => megabytes)),
  };
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
      const servers = {bundled, nginx, bare};
      // A warm-up: V8 compiles what runs often.
      for (const server of Object.values(servers)) {
        await countKind(kind, server);
      }
      const results: Record<keyof typeof servers, Result[]> = {
        bundled: [],
        nginx: [],
        bare: [],
      };
      for (let round = 0; round < rounds; round += 1) {
        for (const name of ['bundled', 'nginx', 'bare'] as const) {
          results[name].push(await countKind(kind, servers[name]));
        }
      }
      await bare.stop();
      lines.push(
        ...describeKind(kind.name, {
          bundled: best(results.bundled),
          nginx: best(results.nginx),
          bare: best(results.bare),
        }),
      );
    }
  } finally {
    await bundled.stop();
    await nginx.stop();
  }
  return lines;
}

function describeKind(
  kind: string,
  {bundled, nginx, bare}: Record<'bundled' | 'nginx' | 'bare', Result>,
): string[] {
  const ratio = (other: Result) =>
    `${(bundled.perSecond / other.perSecond).toFixed(2)} (${(other.microseconds / bundled.microseconds).toFixed(2)})`;
  const row = (
    name: string,
    {perSecond, microseconds, megabytes}: Result,
    ...more: string[]
  ) =>
    `| ${[kind, name, perSecond.toFixed(0), microseconds.toFixed(1), megabytes.toFixed(0), ...more].join(' | ')} |`;
  return [
    row('bundled server', bundled, '', ''),
    row('nginx', nginx, ratio(nginx), ''),
    row('bare Node', bare, '', ratio(bare)),
  ];
}

/** Times honest requests beside clients that misbehave, on each server. */
async function compareMisuse(program: string): Promise<string[]> {
  const [honest, asset] = kindsOf(readSiteFiles(root));
  if (honest === undefined || asset === undefined) {
    throw new Error('scripts/bench-server/kinds.ts: has no page or no asset.');
  }
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
        const {megabytes} = processUse(server.pid);
        lines.push(
          `| ${[misuse.name, name, median.toFixed(1), slowest.toFixed(1), megabytes.toFixed(0)].join(' | ')} |`,
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
      `Written by \`npm run bench:server\`. One worker each, 50 connections, answers of the built site, ${availableParallelism()} cores that the client shares, load ${load.toFixed(1)} at the end, Node ${process.versions.node}; the best of ${rounds} rounds. Bare Node is an \`http\` handler that sends the same status, headers and body. In brackets: the ratio of processor time per answer, which does not depend on the client or on other programs.`,
      '',
      '| Answer | Server | Answers per second | Processor µs each | Resident MB | Bundled to nginx | Bundled to bare Node |',
      '| --- | --- | --- | --- | --- | --- | --- |',
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
