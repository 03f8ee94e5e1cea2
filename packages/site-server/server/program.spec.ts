import {createServer, connect, type AddressInfo} from 'node:net';
import {once} from 'node:events';
import {rmSync} from 'node:fs';
import {describe, expect, it, onTestFinished} from 'vitest';
import {makeSite} from '../testing/makeSite';
import {request} from '../testing/request';
import {startProgram} from '../testing/startProgram';

/** Starts the server on a small site, without npm. */
function startSmall(
  environment?: Readonly<Record<string, string>>,
  files?: Readonly<Record<string, string>>,
) {
  const site = makeSite(files);
  onTestFinished(site.remove);
  return startProgram(site.folder, environment);
}

describe('the program', () => {
  it('closes idle connections and accepts no new ones when told to stop', async () => {
    const program = startSmall();
    const port = await program.port();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /faq HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    program.kill('SIGTERM');
    await once(socket, 'close');
    expect(await program.ended).toEqual({code: 0, signal: null});
    await expect(request(port, {path: '/'})).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['127.0.0.1', '', '127.0.0.1'],
    ['::1', '', '::1'],
    ['::', '0.0.0.0', '0.0.0.0'],
  ])(
    'says that its port is in use at %s, and starts nothing',
    async (host, HOST, named) => {
      const other = createServer().listen(0, host);
      await once(other, 'listening');
      onTestFinished(() => void other.close());
      const {port} = other.address() as AddressInfo;
      const program = startSmall({HOST, PORT: String(port)});
      expect(await program.ended).toEqual({code: 1, signal: null});
      expect(program.printed).toEqual({
        stdout: '',
        stderr: `PORT: ${port} is in use at ${named}. Stop the program that uses it, or set PORT to another number; 0 picks a free one.\n`,
      });
    },
  );

  it.each([
    ['PORT', 'http', 'PORT: "http" is not valid.'],
    ['ROOT', 'nowhere', 'ROOT: "nowhere" has no index.html.'],
    ['ROOT', 'build/index.html', 'ROOT: "build/index.html" has no index.html.'],
    ['ROOT', 'build/other', 'build/other/_tables.json: '],
    ['HOST', '203.0.113.5', 'HOST: "203.0.113.5" is not an address of this'],
    ['HOST', '256.1.1.1', 'HOST: "256.1.1.1" is not an address of this'],
    ['HOST', 'fe80::1', 'HOST: "fe80::1" is not an address of this machine'],
    ['HOST', 'localhost,localhost', 'HOST: "localhost,localhost" is not valid'],
  ])('refuses %s=%s in one line', async (name, value, message) => {
    const program = startSmall({[name]: value}, {'other/index.html': ''});
    expect(await program.ended).toEqual({code: 1, signal: null});
    expect(program.printed.stdout).toBe('');
    expect(program.printed.stderr.slice(0, message.length)).toBe(message);
    expect(program.printed.stderr).toMatch(/^.*\. (?:Set|Run) .*\.\n$/);
  });

  it('says that there is no built site, and what to do', async () => {
    const site = makeSite();
    onTestFinished(site.remove);
    rmSync(site.root, {recursive: true});
    const program = startProgram(site.folder);
    expect(await program.ended).toEqual({code: 1, signal: null});
    expect(program.printed).toEqual({
      stdout: '',
      stderr:
        'ROOT: "build" has no index.html. Run "npm run build" first, or set ROOT to the folder of a built site.\n',
    });
  });
});
