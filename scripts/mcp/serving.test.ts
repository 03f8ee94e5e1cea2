import {mkdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';
import {temporaryFolder} from 'test-utils';
import {expect, it, vi} from 'vitest';
import {processesBelow, stillRunning} from './testing/processesBelow';
import {startServer} from './testing/startServer';

type Server = Awaited<ReturnType<typeof startServer>>;

/** The processes that run programs; the code of their supervisor is in their arguments. */
const programsOf = ({child}: Server) =>
  processesBelow(child.pid ?? 0).filter(
    ({command}) =>
      command.startsWith(process.execPath) && command.includes('sandbox.js'),
  );

/** Waits until a program loops, and returns all processes that the server started. */
async function looping(server: Server): Promise<number[]> {
  const {answer} = server.check('for (;;);');
  const over = answer.then(() => true);
  while (!(await Promise.race([over, setTimeout(200, false)]))) {
    if (programsOf(server).some(({seconds}) => seconds >= 1)) {
      return processesBelow(server.child.pid ?? 0).map(({pid}) => pid);
    }
  }
  // A busy machine may take all of a program's time to start it.
  return looping(server);
}

it.each<[string, (server: Server) => unknown]>([
  [
    'the client closes',
    async ({child}) => {
      child.stdin.end();
      // As clients do with a server that goes on.
      await setTimeout(2000);
      child.kill('SIGTERM');
    },
  ],
  ['SIGTERM', ({child}) => child.kill('SIGTERM')],
  ['SIGINT', ({child}) => child.kill('SIGINT')],
  ['SIGKILL', ({child}) => child.kill('SIGKILL')],
])(
  'an endless loop ends with its server: %s',
  async (_end, end) => {
    const server = await startServer();
    const started = await looping(server);
    await end(server);
    await vi.waitFor(
      () => {
        expect(stillRunning([server.child.pid ?? 0, ...started])).toEqual([]);
      },
      {timeout: 30_000, interval: 200},
    );
  },
  120_000,
);

it('of twelve calls at once two run at a time, and each is answered', async () => {
  const server = await startServer();
  let most = 0;
  const timer = setInterval(() => {
    const own = processesBelow(server.child.pid ?? 0);
    most = Math.max(
      most,
      own.filter(({command}) => command.startsWith(process.execPath)).length,
    );
  }, 100);
  const calls = Array.from({length: 12}, (_, index) =>
    server.check(`console.log(${index});`),
  );
  // Those that wait take seconds each: a third of them shows the pace.
  const answers = await Promise.all(
    calls.slice(0, 4).map(({answer}) => answer),
  );
  clearInterval(timer);
  expect(answers.map(({result}) => result?.content[0]?.text)).toEqual(
    answers.map(
      (_, index) =>
        expect.stringContaining(`Printed:\n\`\`\`text\n${index}\n`) as string,
    ),
  );
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
}, 180_000);

it('more calls than can wait are refused at once', async () => {
  const server = await startServer();
  const refused = Array.from({length: 40}, () => server.check('for (;;);'));
  const {result} = await Promise.race(refused.map(({answer}) => answer));
  expect(result).toMatchObject({
    isError: true,
    content: [{text: expect.stringContaining('Too many calls') as string}],
  });
}, 120_000);

it('of a call that is refused, no part waits on', async () => {
  const server = await startServer();
  const calls = Array.from({length: 20}, () => server.check('for (;;);'));
  await Promise.race(calls.map(({answer}) => answer));
  for (const {id} of calls) {
    server.notify('notifications/cancelled', {requestId: id});
  }
  const seen = new Set<number>();
  const timer = setInterval(() => {
    for (const {pid, command} of processesBelow(server.child.pid ?? 0)) {
      if (command.startsWith(process.execPath)) {
        seen.add(pid);
      }
    }
  }, 50);
  await server.check('console.log("next");').answer;
  clearInterval(timer);
  // The two of the next call, and two that may have been about to end.
  expect(seen.size).toBeGreaterThan(0);
  expect(seen.size).toBeLessThanOrEqual(4);
}, 120_000);

it('cancelled calls end, those that wait too', async () => {
  const server = await startServer();
  const calls = Array.from({length: 16}, () => server.check('for (;;);'));
  for (const {id} of calls) {
    server.notify('notifications/cancelled', {requestId: id});
  }
  // Without an end, each of them would take a place for ten seconds.
  const {answer} = server.check('console.log("next");');
  expect((await answer).result?.content[0]?.text).toContain('next');
  expect(programsOf(server)).toEqual([]);
  expect(server.answers.map(({id}) => id)).toEqual([1, calls.length + 2]);
}, 90_000);

it('a line of more than 10 MiB is answered with an error, and the next with its result', async () => {
  const server = await startServer();
  const tooLong = server.check('x'.repeat(11 * 2 ** 20));
  const next = server.check('console.log("next");');
  expect(await tooLong.answer).toMatchObject({
    error: {message: expect.stringContaining('10 MiB') as string},
  });
  expect((await next.answer).result?.content[0]?.text).toContain('next');
}, 120_000);

it('says so where the system cannot cut off the network', async () => {
  const empty = path.join(temporaryFolder(), 'bin');
  mkdirSync(empty);
  const server = await startServer({PATH: empty});
  const {result} = await server.check('console.log(1);').answer;
  expect(result?.content[0]?.text).toContain(
    'this system lacks a way to cut off the network',
  );
}, 120_000);
