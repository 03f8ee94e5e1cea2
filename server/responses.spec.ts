import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx, nginxNotice} from '../scripts/lib/findNginx.mjs';
import {cases, fileCases, weightedEncodings, type Case} from './cases';
import {securityHeadersOf} from './headers';
import {hostileCases} from './hostileCases';
import {readSiteFiles} from './siteFiles';
import {rawRequest} from './testing/rawRequest';
import {request, type Received} from './testing/request';
import {startBundled} from './testing/startBundled';
import {startNginx, type RunningServer} from './testing/startNginx';

const root = path.resolve('build');
const files = readSiteFiles(root);
const allCases = [...cases, ...fileCases(files)];
const cacheableCases = allCases.filter(({status}) => status === 200);

const nginx = findNginx();
if (nginx === undefined) {
  console.warn(nginxNotice());
}

const servers: [string, () => Promise<RunningServer>][] = [
  ['the bundled server', () => startBundled(root)],
];
if (nginx !== undefined) {
  servers.push(['nginx', () => startNginx(nginx, root)]);
}

/** The part of a response that must be the same on every server. */
function observed({status, headers}: Received) {
  return {
    status,
    location: headers.location,
    contentType: headers['content-type'],
    encoding: headers['content-encoding'],
    vary: headers.vary,
    cache: headers['cache-control'],
    allow: headers.allow,
    allowOrigin: headers['access-control-allow-origin'],
    security: Object.fromEntries(
      Object.keys(securityHeadersOf('/')).map((name) => [
        name,
        headers[name.toLowerCase()],
      ]),
    ),
  };
}

function expected({
  path: target,
  status,
  location,
  contentType,
  encoding,
  vary,
  cache,
  allow,
  allowOrigin,
}: Case) {
  return {
    status,
    location,
    contentType,
    encoding,
    vary,
    cache,
    allow,
    allowOrigin,
    security: securityHeadersOf(target),
  };
}

const title = ({method = 'GET', path: target, headers}: Case) =>
  `${method} ${target} ${headers?.['Accept-Encoding'] ?? ''}`.trim();

describe.each(servers)('%s', (name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  it.each(allCases.map((each): [string, Case] => [title(each), each]))(
    'responds to %s',
    async (_title, each) => {
      const response = await request(server.port, each);
      expect(observed(response)).toEqual(expected(each));
      expect(response.body.length).toBeGreaterThan(0);

      if (each.method === undefined) {
        const head = await request(server.port, {...each, method: 'HEAD'});
        expect(observed(head)).toEqual(expected(each));
        expect(head.headers['content-length']).toBe(
          response.headers['content-length'],
        );
        expect(head.body).toHaveLength(0);
      }
    },
  );

  it.each(cacheableCases.map((each): [string, Case] => [title(each), each]))(
    'revalidates %s',
    async (_title, each) => {
      const send = (headers: Record<string, string>) =>
        request(server.port, {...each, headers: {...each.headers, ...headers}});
      const {headers} = await send({});
      const etag = headers.etag ?? '';
      expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);

      for (const known of [etag, `"other", ${etag}`, '*']) {
        const response = await send({'If-None-Match': known});
        expect(response.status).toBe(304);
        expect(response.body).toHaveLength(0);
        expect(response.headers.etag).toBe(etag);
        expect(response.headers['cache-control']).toBe(each.cache);
        expect(observed(response).security).toEqual(
          securityHeadersOf(each.path),
        );
      }
      const since = headers['last-modified'] ?? '';
      expect((await send({'If-Modified-Since': since})).status).toBe(304);
      expect((await send({'If-None-Match': '"other"'})).status).toBe(200);
    },
  );

  it.each(hostileCases)('rejects a request that %s', async (_name, bytes) => {
    const response = await rawRequest(server.port, bytes);
    expect(response).toMatch(/^HTTP\/1\.[01] 4\d\d /);
    expect(response).not.toContain('playtorch-website');
    expect(response).not.toContain('root:');
    expect(response).not.toMatch(/^set-cookie:/im);
    // It still serves the next client.
    expect((await request(server.port, {path: '/'})).status).toBe(200);
  });

  it('serves every page, and redirects every other form of its address', async () => {
    const pages = [...files.keys()]
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => file.slice(0, -'index.html'.length))
      .filter(
        (page) => page !== '/' && page !== '/snack/' && page !== '/expo/',
      );
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const name = page.slice(0, -1);
      expect((await request(server.port, {path: page})).status).toBe(200);
      for (const form of [
        name,
        `${name}.html`,
        `${page}index`,
        `${page}index.html`,
      ]) {
        const {status, headers} = await request(server.port, {path: form});
        expect([form, status, headers.location]).toEqual([form, 301, page]);
      }
    }
  });

  it.each(weightedEncodings)(
    'picks an encoding for "$accepted"',
    async ({accepted, bundled, nginx: ofNginx}) => {
      const {headers} = await request(server.port, {
        path: '/faq/',
        headers: {'Accept-Encoding': accepted},
      });
      expect(headers['content-encoding']).toBe(
        name === 'nginx' ? ofNginx : bundled,
      );
    },
  );

  it('ignores a range', async () => {
    for (const range of ['bytes=0-9', 'bytes=9-2', 'bytes=-5', 'lines=1']) {
      const response = await request(server.port, {
        path: '/',
        headers: {Range: range},
      });
      expect(response.status).toBe(200);
      expect(response.headers['accept-ranges']).toBeUndefined();
    }
  });

  it('accepts an absolute URL in the request line', async () => {
    const response = await rawRequest(
      server.port,
      'GET http://localhost/faq HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1\.1 301 /);
    expect(response).toMatch(/^location: \/faq\/\r$/im);
  });

  it('does not reveal its software version', async () => {
    const {headers} = await request(server.port, {path: '/'});
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server ?? '').not.toMatch(/\d/);
  });
});
