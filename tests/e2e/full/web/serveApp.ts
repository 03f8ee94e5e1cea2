import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {readModelAsset} from '../../../../content/models/readModelAsset';
import {findServed} from '../../../../content/models/registry';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Runs in the page before the app: what it asks other hosts for comes from this one. */
function standInForHosts(): void {
  const real = fetch;
  globalThis.fetch = (input, init) => {
    const {href, origin} = new URL(
      input instanceof Request ? input.url : input,
      document.baseURI,
    );
    return real(
      /^https?:/.test(href) && origin !== location.origin
        ? `/stand-in?${encodeURIComponent(href)}`
        : input,
      init,
    );
  };
}

function readStandIn(address: string): Uint8Array | undefined {
  const served = findServed(address);
  return served.kind === 'missing' ? undefined : readModelAsset(served.asset);
}

function readFile(folder: string, pathname: string): Uint8Array | undefined {
  const file = path.join(folder, decodeURI(pathname));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Serves a built app as any static host does, and stands in for the hosts that the samples
 * name. `first` are scripts that run in the page
 * before the app.
 */
export async function serveApp(
  folder: string,
  first: readonly string[],
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const scripts = [`(${String(standInForHosts)})()`, ...first]
    .map((each) => `<script>${each}</script>`)
    .join('');
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const found =
      pathname === '/stand-in'
        ? readStandIn(decodeURIComponent(search.slice(1)))
        : readFile(folder, name);
    const body =
      name === '/index.html' && found !== undefined
        ? Buffer.from(found).toString().replace('<head>', `<head>${scripts}`)
        : (found ?? '');
    response
      .writeHead(found === undefined ? 404 : 200, {
        'content-encoding': 'br',
        'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      })
      .end(brotliCompressSync(body, {params: {1: 1}}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  try {
    await use(`http://localhost:${port}`);
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}
