import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx, nginxNotice} from '../../scripts/lib/findNginx.mjs';
import {
  acceptedTypes,
  cases,
  fileCases,
  weightedEncodings,
  type Case,
} from './cases';
import type {Headers} from 'site-server';
import {has} from '../../content/site/features';
import {siteTables} from '../../config/serving/siteTables';
import {hostileCases} from './hostileCases';
import {readSiteFiles} from 'site-server/build';
import {
  rawRequest,
  type Received,
  request,
  type RunningServer,
  startNginx,
  startServer,
} from 'site-server/testing';

const root = path.resolve('build');
const files = readSiteFiles(root);
const allCases = [...cases, ...fileCases(files)];

/** One case for each path and kind of content, and every encoding of one page. */
const cacheableCases = allCases.filter(
  (each, index) =>
    each.status === 200 &&
    (each.path === '/faq/' ||
      allCases.findIndex(
        ({path: target, contentType}) =>
          target === each.path && contentType === each.contentType,
      ) === index),
);

/** Pages that answer at an address of their own. */
const pages = [...files.keys()]
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.slice(0, -'index.html'.length))
  .filter((page) => page !== '/' && page !== '/snack/' && page !== '/expo/')
  .sort();

const nginx = findNginx();
if (nginx === undefined) {
  console.warn(nginxNotice());
}

const servers: [string, () => Promise<RunningServer>][] = [
  ['the bundled server', () => startServer(root, {trustProxy: true})],
];
if (nginx !== undefined) {
  servers.push(['nginx', () => startNginx(nginx, root)]);
}

const securityNames = Object.keys(siteTables.headers);

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
    // None of these has a case: no response may have them.
    allowCredentials: headers['access-control-allow-credentials'],
    cookies: headers['set-cookie'],
    security: securityNames.map((name) => headers[name.toLowerCase()]),
  };
}

/** The security headers that the response to a path must have. */
function security(target: string, resourcePolicy?: string) {
  const headers: Headers = {
    ...siteTables.headers,
    ...siteTables.pageHeaders[target],
  };
  return securityNames.map((name) =>
    name === 'Cross-Origin-Resource-Policy'
      ? (resourcePolicy ?? headers[name])
      : headers[name],
  );
}

/** Expects the response that a case describes, and nothing else in it. */
function expectResponse(each: Case, response: Received): void {
  expect({...each, ...observed(response)}).toEqual({
    ...each,
    security: security(each.path, each.resourcePolicy),
  });
}

const title = ({method = 'GET', path: target, headers}: Case) =>
  [method, target, headers?.Accept, headers?.['Accept-Encoding']]
    .filter((part) => part !== undefined)
    .join(' ');

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
      expectResponse(each, response);
      expect(response.body.length).toBeGreaterThan(0);

      if (each.method === undefined) {
        const head = await request(server.port, {...each, method: 'HEAD'});
        expectResponse(each, head);
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
          security(each.path, each.resourcePolicy),
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

  it.each([
    ['an encoded slash', '/docs%2Fnothing/', 404],
    // nginx refuses it before it reads its configuration.
    ['a broken escape', '/%zz', name === 'nginx' ? 400 : 404],
  ])(
    'shows the not-found page for a path with %s',
    async (_what, path, status) => {
      const response = await rawRequest(
        server.port,
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(response.includes('Page not found')).toBe(status === 404);
    },
  );

  it('serves every page', async () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const {status} = await request(server.port, {path: page, method: 'HEAD'});
      expect([page, status]).toEqual([page, 200]);
    }
  });

  // Pages of all parts of the site: the list is sorted.
  it.each(pages.filter((_page, index) => index % 40 === 0))(
    'redirects every other form of the address %s',
    async (page) => {
      const name = page.slice(0, -1);
      for (const form of [
        name,
        `${name}.html`,
        `${page}index`,
        `${page}index.html`,
      ]) {
        const {status, headers} = await request(server.port, {path: form});
        expect([form, status, headers.location]).toEqual([form, 301, page]);
      }
    },
  );

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

  it.each(acceptedTypes)(
    'chooses between the page and its twin for "$accept"',
    async ({accept, isMarkdown, byWeight = false}) => {
      const getsTwin = isMarkdown !== (byWeight && name === 'nginx');
      for (const [page, twin] of [
        ['/', '/index.md'],
        ['/docs/0.2.1/api/core/?q=1', '/docs/0.2.1/api/core.md'],
      ] as const) {
        const {headers, body} = await request(server.port, {
          path: page,
          headers: {Accept: accept},
        });
        expect(headers['content-type']).toBe(
          `text/${getsTwin ? 'markdown' : 'html'}; charset=utf-8`,
        );
        expect(headers.vary).toBe('Accept-Encoding, Accept');
        const own = await request(server.port, {path: twin});
        expect(body.equals(own.body)).toBe(getsTwin);
      }
    },
  );

  it('has an entity tag for each form of a page', async () => {
    const tags = new Set<string>();
    const types = has('docs-for-machines')
      ? ['text/html', 'text/markdown']
      : ['text/html'];
    const forms = types.flatMap((Accept) =>
      ['br', 'gzip', 'identity'].map((encoding) => ({
        Accept,
        'Accept-Encoding': encoding,
      })),
    );
    for (const headers of forms) {
      const response = await request(server.port, {path: '/faq/', headers});
      tags.add(response.headers.etag ?? '');
    }
    expect(tags.size).toBe(forms.length);
    for (const headers of forms) {
      const {status} = await request(server.port, {
        path: '/faq/',
        headers: {...headers, 'If-None-Match': [...tags].join(', ')},
      });
      expect(status).toBe(304);
    }
    const [page = ''] = tags;
    const changed = await request(server.port, {
      path: '/faq/',
      headers: {Accept: 'text/markdown', 'If-None-Match': page},
    });
    expect(changed.status).toBe(200);
  });

  it.each(['/embed/run/', '/snack/abc/', '/search/'])(
    'answers %s, which has no twin, with the page',
    async (target) => {
      const {status, headers} = await request(server.port, {
        path: target,
        headers: {Accept: 'text/markdown'},
      });
      expect([status, headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
    },
  );

  it.each(['Accept-Encoding: br', 'Accept-Encoding: identity'])(
    'checks the preconditions of a request with %s',
    async (header) => {
      const [field = '', value = ''] = header.split(': ');
      const send = (headers: Record<string, string>) =>
        request(server.port, {
          path: '/faq/',
          headers: {[field]: value, ...headers},
        });
      const {headers} = await send({});
      const etag = headers.etag ?? '';
      const modified = headers['last-modified'] ?? '';
      const at = (days: number) =>
        new Date(Date.parse(modified) + days * 86_400_000).toUTCString();
      const statuses: [Record<string, string>, number][] = [
        [{'If-Match': etag}, 200],
        [{'If-Match': '*'}, 200],
        [{'If-Match': '"other"'}, 412],
        [{'If-Unmodified-Since': modified}, 200],
        [{'If-Unmodified-Since': at(1)}, 200],
        [{'If-Unmodified-Since': at(-1)}, 412],
        [{'If-Modified-Since': at(1e-5)}, 304],
        [{'If-Modified-Since': at(-1)}, 200],
        // Not a time at which the client can have had the page.
        [
          {
            'If-Modified-Since': new Date(
              Date.now() + 86_400_000,
            ).toUTCString(),
          },
          name === 'nginx' ? 304 : 200,
        ],
        [{'If-Match': '"other"', 'If-None-Match': etag}, 412],
        [{'If-Match': etag, 'If-None-Match': etag}, 304],
      ];
      for (const [sent, status] of statuses) {
        const response = await send(sent);
        expect([sent, response.status]).toEqual([sent, status]);
        if (status === 412) {
          expect(observed(response)).toMatchObject({
            cache: 'no-store',
            security: security('/faq/'),
          });
        }
      }
      // A path that is not found has no preconditions.
      const missing = await request(server.port, {
        path: '/no-such-page/',
        headers: {'If-Match': '"other"'},
      });
      expect(missing.status).toBe(404);
    },
  );

  it.each(['2.0', '3.0'])(
    'refuses HTTP/%s in a request line',
    async (version) => {
      const response = await rawRequest(
        server.port,
        `GET / HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(response).toMatch(/^HTTP\/1\.1 505 /);
    },
  );

  it('refuses a request with two hosts', async () => {
    const response = await rawRequest(
      server.port,
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    );
    // Debian's nginx 1.22 takes the first; later releases refuse it too.
    expect(response).toMatch(
      name === 'nginx' ? /^HTTP\/1\.1 (?:200|400) / : /^HTTP\/1\.1 400 /,
    );
  });

  it('refuses HTTP/1.0 with Transfer-Encoding, and closes the connection', async () => {
    const response = await rawRequest(
      server.port,
      'GET / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n' +
        'GET /faq HTTP/1.0\r\nHost: a\r\n\r\n',
    );
    expect(response.match(/HTTP\/1\.[01] \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(response).toMatch(/^connection: close\r$/im);
  });

  it('says that it is well', async () => {
    const {status, headers, body} = await request(server.port, {
      path: '/healthz',
    });
    expect([status, headers['content-type'], headers['cache-control']]).toEqual(
      [200, 'text/plain; charset=utf-8', 'no-store'],
    );
    expect(body.toString()).toBe('ok\n');
  });

  it('asks for HTTPS only where the request came over HTTPS', async () => {
    const secured = async (headers: Record<string, string>) =>
      (await request(server.port, {path: '/', headers})).headers[
        'strict-transport-security'
      ];
    expect(await secured({})).toBeUndefined();
    expect(await secured({'X-Forwarded-Proto': 'http'})).toBeUndefined();
    expect(await secured({'X-Forwarded-Proto': 'https'})).toBe(
      siteTables.httpsHeaders['Strict-Transport-Security'],
    );
  });

  it('answers over IPv6 too', async () => {
    const response = await fetch(`http://[::1]:${server.port}/faq/`);
    expect(response.status).toBe(200);
  });

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
