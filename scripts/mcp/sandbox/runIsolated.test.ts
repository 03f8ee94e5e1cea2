import {spawn, spawnSync} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {expect, it, vi} from 'vitest';
import {processesBelow, stillRunning} from '../testing/processesBelow';
import {runIsolated} from './runIsolated';

const limits = {seconds: 30, megabytes: 64};

/** What a module prints; unlike the programs of readers, it has all of Node. */
async function outputOf(code: string, ...readable: string[]): Promise<string> {
  const {output, end} = await runIsolated(code, 'input', limits, {readable});
  return end === 'done' ? output : `${end}: ${output}`;
}

function attempt(code: string): string {
  return `try { ${code}; console.log('done'); } catch ({code}) { console.log(code); }`;
}

it.each([
  [
    'reads a file',
    `import fs from 'node:fs'; ${attempt(`fs.readFileSync('${import.meta.filename}')`)}`,
  ],
  [
    'writes a file',
    `import fs from 'node:fs'; ${attempt(`fs.writeFileSync('/tmp/isolated', '')`)}`,
  ],
  [
    'starts a process',
    `import {execSync} from 'node:child_process'; ${attempt(`execSync('true')`)}`,
  ],
  [
    'starts a thread',
    `import {Worker} from 'node:worker_threads'; ${attempt(`new Worker('', {eval: true})`)}`,
  ],
])(
  'nothing %s',
  async (_what, code) => {
    expect(await outputOf(code)).toBe('ERR_ACCESS_DENIED\n');
  },
  60_000,
);

it('reads what it may', async () => {
  const code = `import fs from 'node:fs';
console.log(fs.readFileSync('${import.meta.filename}', 'utf8').length > 100);`;
  expect(await outputOf(code, import.meta.dirname)).toBe('true\n');
}, 60_000);

it('has the input and no environment', async () => {
  const code = `import {text} from 'node:stream/consumers';
console.log(await text(process.stdin), process.env.PATH ?? '', process.env.HOME);`;
  expect(await outputOf(code)).toMatch(/^input \S* undefined\n$/);
}, 60_000);

it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'an endless loop ends with the process that started it: %s',
  async (signal) => {
    const starter = spawn(process.execPath, [
      ...['--require', 'tsx/cjs', '--eval'],
      `require('${import.meta.dirname}/runIsolated.ts').runIsolated('for (;;);', '', {seconds: 600, megabytes: 64});`,
    ]);
    const {pid = 0} = starter;
    const patience = {timeout: 50_000, interval: 200};
    const below = await vi.waitUntil(() => {
      const found = processesBelow(pid);
      return (
        found.some(({command}) => command.endsWith('--eval for (;;);')) && found
      );
    }, patience);
    starter.kill(signal);
    await vi.waitFor(() => {
      expect(stillRunning([pid, ...below.map((each) => each.pid)])).toEqual([]);
    }, patience);
  },
  120_000,
);

it('what is aborted ends, or never starts', async () => {
  const patient = {seconds: 600, megabytes: 64};
  const calls = [1, 2, 3].map(() => {
    const controller = new AbortController();
    const {signal} = controller;
    return {
      controller,
      ended: runIsolated('for (;;);', '', patient, {signal}),
    };
  });
  // Two run, and the last one waits.
  for (const {controller, ended} of calls.toReversed()) {
    controller.abort();
    await expect(ended).rejects.toThrow('aborted');
  }
  expect(await outputOf('console.log("next")')).toBe('next\n');
}, 60_000);

if (spawnSync('unshare', ['-rn', 'true']).status === 0) {
  it('nothing connects, where the system can prevent it', async () => {
    let connections = 0;
    const server = createServer(() => {
      connections += 1;
    });
    await new Promise<void>((resolve) => {
      server.listen(0, resolve);
    });
    const {port} = server.address() as AddressInfo;
    const code = `import net from 'node:net';
net.connect(${port}, '127.0.0.1').on('error', ({code}) => console.log(code)).on('connect', () => process.exit());`;
    expect(await outputOf(code)).toBe('ENETUNREACH\n');
    expect(connections).toBe(0);
    server.close();
  }, 60_000);
}
