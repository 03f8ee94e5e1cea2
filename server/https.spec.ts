import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {connect as connectHttp2, type IncomingHttpHeaders} from 'node:http2';
import {request as requestHttps} from 'node:https';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {transportSecurity} from './headers';
import {siteTables} from './siteTables';
import {largeScript, makeSite, type SmallSite} from './testing/makeSite';
import {request} from './testing/request';
import {findFreePort} from '../scripts/lib/findFreePort';
import {startWatched} from './testing/startWatched';

/** A certificate for localhost that nobody trusts, made for these tests. */
const [cert, key] = ['cert', 'key'].map((name) =>
  path.resolve('server/testing/__fixtures__', `${name}.pem`),
) as [string, string];
const ca = readFileSync(cert);

let site: SmallSite;
let server: Awaited<ReturnType<typeof startWatched>>;
let httpPort = 0;

beforeAll(async () => {
  site = makeSite({}, {...siteTables, reportPath: '/reports'});
  httpPort = await findFreePort();
  server = await startWatched(site.folder, {
    TLS_CERT: cert,
    TLS_KEY: key,
    HTTP_PORT: String(httpPort),
    LOG: 'json',
  });
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

/** Sends requests over one connection of HTTP/2, all at once. */
async function overHttp2(
  requests: readonly Record<string, string>[],
): Promise<{headers: IncomingHttpHeaders; body: string}[]> {
  const session = connectHttp2(`https://localhost:${server.openPort}`, {ca});
  // Until it knows the limit, it may send more than the server takes.
  await once(session, 'remoteSettings');
  const answers = await Promise.all(
    requests.map(async ({content, ...headers}) => {
      const stream = session.request(headers);
      stream.end(content);
      const [received] = (await once(stream, 'response')) as [
        IncomingHttpHeaders,
      ];
      const chunks = (await stream.toArray()) as Buffer[];
      return {headers: received, body: Buffer.concat(chunks).toString()};
    }),
  );
  session.close();
  return answers;
}

describe('the server with TLS', () => {
  it('speaks HTTP/2', async () => {
    const [page, script, missing] = await overHttp2([
      {':path': '/'},
      {':path': largeScript},
      {':path': '/no-such-page/'},
    ]);
    expect(page?.headers).toMatchObject({
      ':status': 200,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': siteTables.headers['Content-Security-Policy'],
      'strict-transport-security':
        transportSecurity['Strict-Transport-Security'],
    });
    expect(page?.body).toContain('home');
    expect(script?.body.length).toBe(Number(script?.headers['content-length']));
    expect(missing?.headers[':status']).toBe(404);
  });

  it('refuses over HTTP/2 what it refuses over HTTP/1.1', async () => {
    const answers = await overHttp2([
      {':path': '/', ':method': 'POST'},
      {':path': '/%2e%2e/package.json'},
      {':path': '/', 'if-match': '"other"'},
    ]);
    expect(answers.map(({headers}) => headers[':status'])).toEqual([
      405, 400, 412,
    ]);
  });

  it('answers many requests of one connection, a hundred at a time', async () => {
    const answers = await overHttp2(
      Array.from({length: 250}, (_, index) => ({
        ':path': index % 10 === 0 ? largeScript : '/',
      })),
    );
    expect(
      answers.filter(
        ({headers, body}) => Number(headers['content-length']) !== body.length,
      ),
    ).toEqual([]);
  });

  it('speaks HTTP/1.1 too', async () => {
    const sent = requestHttps({
      host: 'localhost',
      port: server.openPort,
      path: '/',
      ca,
      agent: false,
    }).end();
    const [response] = (await once(sent, 'response')) as [
      {statusCode: number; headers: Record<string, string>; resume: () => void},
    ];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(response.headers['strict-transport-security']).toBeDefined();
  });

  it('redirects from HTTP', async () => {
    const {status, headers} = await request(httpPort, {
      path: '/faq?a=1',
      headers: {Host: 'localhost:80'},
    });
    expect([status, headers.location]).toEqual([
      301,
      `https://localhost:${server.openPort}/faq?a=1`,
    ]);
    expect(headers['strict-transport-security']).toBeUndefined();
    const bad = await request(httpPort, {path: '/', headers: {Host: 'a/b'}});
    expect(bad.status).toBe(400);
  });

  it('takes reports of the policy, and no other content', async () => {
    const report = {'csp-report': {'blocked-uri': 'inline'}};
    const answers = await overHttp2(
      [JSON.stringify(report), 'no JSON', 'x'.repeat(20_000)].map(
        (content) => ({':path': '/reports', ':method': 'POST', content}),
      ),
    );
    expect(answers.map(({headers}) => headers[':status'])).toEqual([
      204, 400, 413,
    ]);
    await server.waitFor(
      /"report":\{"csp-report":\{"blocked-uri":"inline"\}\}/,
    );
  });

  it('logs each request as a line of JSON', async () => {
    await overHttp2([{':path': '/logged?a="b"', 'user-agent': 'a test'}]);
    const [line] = await server.waitFor(/^\{.*logged.*\}$/m);
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      url: '/logged?a="b"',
      http: '2.0',
      status: 404,
      isComplete: true,
      agent: 'a test',
    });
  });

  it('finishes open streams when it is told to stop', async () => {
    const session = connectHttp2(`https://localhost:${server.openPort}`, {ca});
    await once(session, 'connect');
    server.kill('SIGTERM');
    await once(session, 'close');
    expect(await server.ended).toEqual({code: 0, signal: null});
    expect(server.printed.stderr).toBe('');
  });
});
