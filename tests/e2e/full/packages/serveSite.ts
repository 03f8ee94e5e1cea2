import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};

/** A plain host, as tests see it. */
export type Host = {origin: string; stop: () => Promise<void>};

/** Serves a built site compressed, as any host does, while `use` runs. */
export async function serveSite(
  build: string,
  use: (host: Host) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, path.posix.join(pathname, 'index.html')]
      .map((name) => path.join(build, decodeURI(name)))
      .find((name) => path.extname(name) !== '' && existsSync(name));
    response
      .writeHead(file === undefined ? 404 : 200, {
        'cache-control': pathname.startsWith('/assets/')
          ? 'max-age=31536000, immutable'
          : 'no-cache',
        'content-encoding': 'gzip',
        'content-type': types[path.extname(file ?? '404.html')] ?? 'text/plain',
      })
      .end(gzipSync(readFileSync(file ?? path.join(build, '404.html'))));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const {port} = server.address() as AddressInfo;
  try {
    await use({origin: `http://localhost:${port}`, stop});
  } finally {
    await stop();
  }
}
