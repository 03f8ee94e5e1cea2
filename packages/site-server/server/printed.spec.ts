import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, constants, openSync} from 'node:fs';
import {Socket} from 'node:net';
import path from 'node:path';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import {findFreePort} from 'test-utils/free-port';
import {serverProgram} from '../testing/startProgram';
import {exampleTables} from '../testing/exampleSite';
import {makeSite, type SmallSite} from '../testing/makeSite';
import {request} from '../testing/request';
import {startWatched} from '../testing/startWatched';

let site: SmallSite;
let server: Awaited<ReturnType<typeof startWatched>>;

beforeAll(async () => {
  site = makeSite({}, {...exampleTables, reportPath: '/reports'});
  server = await startWatched(site.folder, {LOG: 'json'});
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

describe('what the server prints', () => {
  it('is each report of the policy, and no other content', async () => {
    const report = {'csp-report': {'blocked-uri': 'inline'}};
    const statuses = [];
    for (const content of [
      JSON.stringify(report),
      'no JSON',
      'x'.repeat(20_000),
    ]) {
      const {status} = await request(server.openPort, {
        path: '/reports',
        method: 'POST',
        content,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([204, 400, 413]);
    await server.waitFor(
      /"report":\{"csp-report":\{"blocked-uri":"inline"\}\}/,
    );
  });

  it('is each request as a line of JSON', async () => {
    await request(server.openPort, {
      path: '/logged?a="b"',
      headers: {'User-Agent': 'a test'},
    });
    const [line] = await server.waitFor(/^\{.*logged.*\}$/m);
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      url: '/logged?a="b"',
      http: '1.1',
      status: 404,
      isComplete: true,
      agent: 'a test',
    });
  });
});

/** Starts the server with an open file as its output, and perhaps another for its messages. */
async function startPrintingTo(stdout: number, stderr?: number) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [serverProgram()], {
    cwd: site.folder,
    env: {...process.env, PORT: String(port), LOG: 'json'},
    stdio: ['ignore', stdout, stderr ?? 'pipe'],
  });
  closeSync(stdout);
  if (stderr !== undefined) {
    closeSync(stderr);
  }
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const get = async (target: string) => {
    const {status} = await request(port, {path: target}).catch(() => ({
      status: child.exitCode,
    }));
    return status;
  };
  await expect.poll(() => get('/'), {timeout: 20_000}).toBe(200);
  return {get, errors: () => errors};
}

describe.runIf(process.platform === 'linux')(
  'where nothing can be printed',
  () => {
    it('a full disk ends nothing', async () => {
      const {get, errors} = await startPrintingTo(openSync('/dev/full', 'w'));
      for (let count = 0; count < 30; count += 1) {
        expect(await get('/')).toBe(200);
      }
      await expect
        .poll(errors)
        .toContain('Lines that could not be printed: 10 (');
      expect(errors()).toContain('ENOSPC');
      // The first and the tenth are said, the others are counted.
      expect(errors().trim().split('\n')).toHaveLength(2);
    });

    it('a full disk ends nothing where it takes the messages too', async () => {
      const openFull = () => openSync('/dev/full', 'w');
      const {get} = await startPrintingTo(openFull(), openFull());
      const statuses = [];
      for (let count = 0; count < 30; count += 1) {
        statuses.push(await get('/'));
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    it('a closed pipe ends nothing, and a reader who returns is told', async () => {
      const pipe = path.join(site.folder, 'pipe');
      execFileSync('mkfifo', [pipe]);
      const openReader = () =>
        openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
      const first = openReader();
      const {get} = await startPrintingTo(openSync(pipe, 'w'));
      closeSync(first);
      for (let count = 0; count < 30; count += 1) {
        expect(await get('/gone')).toBe(404);
      }
      const reader = new Socket({fd: openReader()});
      onTestFinished(() => void reader.destroy());
      let printed = '';
      reader.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      expect(await get('/again')).toBe(404);
      await expect.poll(() => printed).toMatch(/"\/again".*\n$/);
      const lines = [...printed.matchAll(/^\{.*\}$/gm)].map(
        ([line]) => JSON.parse(line) as {linesLost?: number; url?: string},
      );
      const lost = lines.find(({linesLost}) => linesLost !== undefined);
      const seen = lines.filter(({url}) => url !== undefined).length;
      // All but the first and the last are lost, unless a line comes late.
      expect((lost?.linesLost ?? 0) + seen).toBe(32);
    });
  },
);
