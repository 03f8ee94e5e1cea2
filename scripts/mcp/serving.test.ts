import {mkdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {temporaryFolder} from 'test-utils';
import {beforeAll, describe, expect, it, onTestFinished, vi} from 'vitest';
import {processesBelow, stillRunning} from './testing/processesBelow';
import {startServer} from './testing/startServer';

type Server = Awaited<ReturnType<typeof startServer>>;

/** A busy machine takes its time. */
const patience = {timeout: 100_000, interval: 200};

/** The processes that check or run programs. */
const workersOf = ({child}: Server) =>
  processesBelow(child.pid ?? 0).filter(({command}) =>
    command.startsWith(process.execPath),
  );

/** Those that run programs; the code of their supervisor is in their arguments. */
const programsOf = (server: Server) =>
  workersOf(server).filter(({command}) => command.includes('sandbox.js'));

/** What happens with more calls than can wait, all of them cancelled, with one more, and with one that runs when the client closes. */
async function overload(server: Server) {
  const calls = Array.from({length: 20}, () => server.check('for (;;);'));
  const refused = await Promise.race(calls.map(({answer}) => answer));
  await vi.waitUntil(() => workersOf(server).length > 1, patience);
  const atOnce = workersOf(server).length;
  for (const {id} of calls) {
    server.notify('notifications/cancelled', {requestId: id});
  }
  const seen = new Set<number>();
  const timer = setInterval(() => {
    workersOf(server).forEach(({pid}) => seen.add(pid));
  }, 50);
  const next = await server.check('console.log("next");').answer;
  clearInterval(timer);
  const left = programsOf(server);
  server.check('for (;;);');
  await vi.waitUntil(() => workersOf(server).length > 0, patience);
  const running = processesBelow(server.child.pid ?? 0).map(({pid}) => pid);
  server.child.stdin.end();
  await vi
    .waitUntil(() => stillRunning(running).length === 0, patience)
    .catch(() => undefined);
  return {
    ...{refused, atOnce, next, left, running, seen: seen.size},
    stillRunning: stillRunning(running),
  };
}

describe('with more calls than can wait', () => {
  let overloaded: Awaited<ReturnType<typeof overload>>;

  beforeAll(async () => {
    const server = await startServer();
    try {
      overloaded = await overload(server);
    } finally {
      server.child.kill('SIGKILL');
    }
  }, 120_000);

  it('two processes run at a time', () => {
    expect(overloaded.atOnce).toBe(2);
  });

  it('those that are too many are refused at once', () => {
    expect(overloaded.refused.result).toMatchObject({
      isError: true,
      content: [{text: expect.stringContaining('Too many calls') as string}],
    });
  });

  it('cancelled ones end, and the next is answered', () => {
    expect(overloaded.next.result?.content[0]?.text).toContain('next');
    expect(overloaded.left).toEqual([]);
  });

  it('one that still runs ends when the client closes', () => {
    expect(overloaded.running).not.toEqual([]);
    expect(overloaded.stillRunning).toEqual([]);
  });

  it('of one that is refused or cancelled, no part waits on', () => {
    // The two of the next call, and two that may have been about to end.
    expect(overloaded.seen).toBeGreaterThan(0);
    expect(overloaded.seen).toBeLessThanOrEqual(4);
  });
});

it('says so where the system cannot cut off the network', async () => {
  const empty = path.join(temporaryFolder(), 'bin');
  mkdirSync(empty);
  const server = await startServer({PATH: empty});
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  const {result} = await server.check('console.log(1);').answer;
  expect(result?.content[0]?.text).toContain(
    'this system lacks a way to cut off the network',
  );
}, 120_000);
