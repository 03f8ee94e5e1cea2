import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brand} from '../../content/site/brand';
import {type RunningServer, startServer} from 'site-server/testing';
import {writeWithFolders} from 'test-utils';
import {writeEmbedSite} from './writeEmbedSite';

const folder = mkdtempSync(path.join(tmpdir(), 'embed-'));
const embed = path.join(folder, 'deploy/embed');
let server: RunningServer;

function ask(address: string): Promise<Response> {
  return fetch(`http://localhost:${server.port}${address}`);
}

beforeAll(async () => {
  for (const file of [
    'index.html',
    'assets/js/main.js',
    'embed/snack/index.html',
    'embed/snack/frame.js',
    'samples/0.2.3/yolov5/snack.json',
  ]) {
    writeWithFolders(path.join(folder, 'build', file), `content of ${file}`);
  }
  expect(writeEmbedSite(path.join(folder, 'build'), path.dirname(embed))).toBe(
    4,
  );
  server = await startServer(embed);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, {recursive: true});
});

it('serves the same frame document without a sandbox, to the site alone', async () => {
  const response = await ask('/embed/snack/');
  expect(await response.text()).toBe('content of embed/snack/index.html');
  const policy = response.headers.get('content-security-policy');
  expect(policy).not.toContain('sandbox');
  expect(policy).toContain(`frame-ancestors ${brand.siteUrl}`);
  expect(policy).toContain('script-src');
});

it.each([
  ['/embed/snack/frame.js', 200],
  ['/samples/0.2.3/yolov5/snack.json', 200],
  ['/', 200],
  ['/assets/js/main.js', 404],
  ['/_headers', 404],
])('answers %s with %i', async (address, status) => {
  expect((await ask(address)).status).toBe(status);
});

it.each(['embed/_headers', 'embed-nginx.conf'])(
  '%s has the same policy',
  (name) => {
    const text = readFileSync(path.join(folder, 'deploy', name), 'utf8');
    expect(text).toContain(`frame-ancestors ${brand.siteUrl}`);
    expect(text).not.toContain('sandbox allow');
  },
);
