import {brotliCompressSync} from 'node:zlib';
import {writeFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx, nginxNotice} from '../../scripts/lib/findNginx.mjs';
import {cacheControl} from 'site-server';
import {
  makeSite,
  request,
  type RunningServer,
  startNginx,
  startServer,
} from 'site-server/testing';

const old = '/assets/js/main.old.js';
const site = makeSite({
  '/assets/js/main.new.js': '// new',
  '/assets/js/both.js': '// both, new',
  [`/.earlier${old}`]: '// old',
  '/.earlier/assets/js/both.js': '// both, old',
});
const {root} = site;
writeFileSync(`${root}/.earlier${old}.br`, brotliCompressSync('// old'));
afterAll(() => site.remove());

const nginx = findNginx();
const servers: [string, () => Promise<RunningServer>][] = [
  ['the bundled server', () => startServer(root)],
];
if (nginx === undefined) {
  console.warn(nginxNotice());
} else {
  servers.push(['nginx', () => startNginx(nginx, root)]);
}

describe.each(servers)('%s', (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  it('serves the assets of earlier builds as it served them then', async () => {
    const {status, headers, body} = await request(server.port, {path: old});
    expect([status, body.toString()]).toEqual([200, '// old']);
    expect(headers['cache-control']).toBe(cacheControl.asset);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const compressed = await request(server.port, {
      path: old,
      headers: {'Accept-Encoding': 'br'},
    });
    expect(compressed.headers['content-encoding']).toBe('br');
  });

  it.each([
    ['/assets/js/main.new.js', 200, '// new'],
    ['/assets/js/both.js', 200, '// both, new'],
    [`/.earlier${old}`, 404, '<!doctype html><p>not found'],
    [`${old}.br`, 404, '<!doctype html><p>not found'],
    ['/assets/js/none.js', 404, '<!doctype html><p>not found'],
    ['/assets/js/', 404, '<!doctype html><p>not found'],
  ])('answers %s with %i', async (address, status, text) => {
    const response = await request(server.port, {path: address});
    expect([response.status, response.body.toString()]).toEqual([status, text]);
  });
});
