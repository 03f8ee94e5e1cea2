import {rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildFolders, publishFolders} from '../../scripts/build/folders';
import {writeWithFolders} from 'test-utils';
import {siteTables} from '../../config/serving/siteTables';
import {tablesFile, type Tables} from 'site-server';
import {
  makeSite,
  request,
  type SmallSite,
  startProgram,
} from 'site-server/testing';

const keep = {age: 60_000, bytes: 1e6};

let site: SmallSite;
let program: ReturnType<typeof startProgram>;
let port = 0;

async function start(): Promise<void> {
  program = startProgram(site.folder);
  port = await program.port();
}

async function get(address: string): Promise<{status: number; text: string}> {
  const {status, body} = await request(port, {path: address});
  return {status, text: body.toString()};
}

/** Publishes a build whose page names a script of its own, as "npm run build" does. */
function deploy(number: number, tables: Tables = siteTables): void {
  const folders = buildFolders(site.folder);
  const name = `/assets/js/main.${number}.js`;
  const files = {
    'index.html': `<script src="${name}"></script>`,
    '404.html': 'not found',
    [name]: `// ${number}`,
    [tablesFile]: JSON.stringify(tables),
  };
  for (const [file, content] of Object.entries(files)) {
    writeWithFolders(path.join(folders.staging.build, file), content);
  }
  writeWithFolders(path.join(folders.staging.deploy, 'nginx.conf'), '');
  publishFolders(folders, String(number), keep);
}

/** Resolves when the home page comes from a build. */
async function untilServed(number: number): Promise<void> {
  while (!(await get('/')).text.includes(`main.${number}.js`)) {
    await pause(20);
  }
}

beforeEach(() => {
  site = makeSite();
});
afterEach(async () => {
  program.kill('SIGKILL');
  await program.ended;
  site.remove();
});

describe('a deploy under the running server', () => {
  it('fails no request: five of them, with readers in mid-visit', async () => {
    deploy(0);
    await start();
    const named = new Set<string>();
    const failures: string[] = [];
    let isDone = false;
    let count = 0;
    async function read(): Promise<void> {
      while (!isDone) {
        await pause(10);
        const {status, text} = await get('/');
        const [script = ''] = /\/assets\/js\/main\.\d+\.js/.exec(text) ?? [];
        named.add(script);
        if (status !== 200 || script === '') {
          failures.push(`/ ${status}`);
        }
        // Whatever any page named so far must still be there.
        for (const each of named) {
          const answer = await get(each);
          count += 1;
          if (answer.status !== 200 || !each.includes(answer.text.slice(3))) {
            failures.push(`${each} ${answer.status} ${answer.text}`);
          }
        }
      }
    }
    const readers = [read(), read(), read()];
    /** Resolves when readers have met that many builds. */
    const met = (builds: number) =>
      vi.waitUntil(() => named.size === builds, {timeout: 30_000});
    for (let number = 1; number <= 5; number += 1) {
      await met(number);
      deploy(number);
    }
    await met(6);
    isDone = true;
    await Promise.all(readers);
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(50);
    expect(program.printed.stderr).toBe('');

    // A restart keeps them too.
    program.kill('SIGKILL');
    await program.ended;
    await start();
    for (const each of named) {
      expect([each, (await get(each)).status]).toEqual([each, 200]);
    }
  });

  it('takes over the headers of the new build', async () => {
    deploy(1);
    await start();
    deploy(2, {
      ...siteTables,
      headers: {
        ...siteTables.headers,
        'Content-Security-Policy': "default-src 'self'",
      },
    });
    await untilServed(2);
    const {headers} = await request(port, {path: '/'});
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('keeps the build before it where the new one is unfit, and says so', async () => {
    deploy(1);
    await start();
    deploy(2, {...siteTables, headers: {'X-Broken': 'two\nlines'}});
    while (!program.printed.stderr.includes('The new build is not served')) {
      await pause(20);
    }
    expect(await get('/assets/js/main.1.js')).toEqual({
      status: 200,
      text: '// 1',
    });
    expect((await get('/')).text).toContain('main.1.js');
    deploy(3);
    await untilServed(3);
  });

  it('is read on SIGHUP where it was copied over the one before', async () => {
    deploy(1);
    await start();
    rmSync(path.join(site.root, 'assets/js/main.1.js'));
    writeWithFolders(path.join(site.root, 'assets/js/main.2.js'), '// 2');
    writeWithFolders(
      path.join(site.root, 'index.html'),
      '/assets/js/main.2.js',
    );
    program.kill('SIGHUP');
    await untilServed(2);
    expect((await get('/assets/js/main.2.js')).status).toBe(200);
    expect((await get('/assets/js/main.1.js')).status).toBe(200);
  });

  it('cannot take away what is being read', async () => {
    deploy(1);
    await start();
    rmSync(site.root, {recursive: true});
    expect((await get('/assets/js/main.1.js')).status).toBe(200);
  });
});

describe('what would break a response', () => {
  it('stops the start, before the server says that it serves', async () => {
    site.remove();
    site = makeSite({}, {...siteTables, headers: {'X-Broken': 'two\nlines'}});
    program = startProgram(site.folder);
    expect(await program.ended).toEqual({code: 1, signal: null});
    expect(program.printed.stdout).toBe('');
    expect(program.printed.stderr).toMatch(
      /^build\/_tables\.json: Invalid character in header content \["X-Broken"\]/,
    );
    expect(program.printed.stderr.split('\n')).toHaveLength(2);
  });

  it('is no file without an extension', async () => {
    const name = '.well-known/apple-app-site-association';
    writeWithFolders(path.join(site.root, name), '{}');
    await start();
    const {status, headers} = await request(port, {path: `/${name}`});
    expect([status, headers['content-type']]).toEqual([
      200,
      'application/octet-stream',
    ]);
    expect((await get('/')).status).toBe(200);
  });
});
