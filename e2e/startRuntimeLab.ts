import {readdirSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {build} from 'esbuild';
import {releases} from '../runtime/native/release';

const html =
  '<!doctype html><html lang="en"><title>Runtime</title><div id="root"></div><script src="/lab.js"></script></html>';

/** The published JavaScript of every release, by path. */
function readPackages() {
  return Object.fromEntries(
    releases.map((release) => {
      const folder = path.resolve(`node_modules/rnpc-${release}/lib/commonjs`);
      const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
      const scripts = names.filter((name) => name.endsWith('.js'));
      return [
        release,
        Object.fromEntries(
          scripts.map((name) => [
            name,
            readFileSync(path.join(folder, name), 'utf8'),
          ]),
        ),
      ];
    }),
  );
}

async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [`e2e/${entry}`],
    bundle: true,
    write: false,
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves a page with the runtime and React Native for the web on it. */
export async function startRuntimeLab() {
  const answers: Record<string, [type: string, text: string]> = {
    '/': ['text/html', html],
    '/lab.js': ['text/javascript', await bundle('runtimeLab.tsx')],
    '/worker.js': ['text/javascript', await bundle('runtimeWorker.ts')],
    '/files.json': ['application/json', JSON.stringify(readPackages())],
  };
  const server = createServer((request, response) => {
    const [type, text] = answers[request.url ?? ''] ?? ['text/plain', ''];
    response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
