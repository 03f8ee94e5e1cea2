import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {chromiumFlags, findChromium} from '../lib/findChromium.mjs';
import {packageOf, type Release} from '../../runtime/native/release';
import {readAsset} from '../../runtime/node/readAsset';
import type {Files, Page} from './client';
import {assetsFolder, type Job} from './jobs';
import type {Outcome} from './runExample';

const siteDir = path.resolve(import.meta.dirname, '../..');
const modules = path.join(siteDir, 'node_modules');

function readPackage(release: Release): Record<string, string> {
  const folder = path.join(
    modules,
    `rnpc-${packageOf(release)}`,
    'lib/commonjs',
  );
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.js'),
  );
  return Object.fromEntries(
    files.map((file) => [
      file.split(path.sep).join('/'),
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

function readFiles(jobs: readonly Job[]): Files {
  const releases = [...new Set(jobs.map(({release}) => release))];
  const folder = path.join(siteDir, assetsFolder);
  return {
    packages: Object.fromEntries(
      releases.map((release) => [release, readPackage(release)]),
    ),
    assets: Object.fromEntries(
      readdirSync(folder).map((name) => [
        `./${name}`,
        readAsset(path.join(folder, name)) ?? '',
      ]),
    ),
  };
}

async function bundleClient(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(import.meta.dirname, 'client/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome109',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves one page with a script, to this machine alone. */
function servePage(script: string): Promise<Server> {
  const server = createServer(({url}, response) => {
    const isScript = url === '/client.js';
    response.setHeader(
      'content-type',
      isScript ? 'text/javascript' : 'text/html',
    );
    response.end(
      isScript
        ? script
        : '<!doctype html><meta charset="utf-8"><script defer src="/client.js"></script>',
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Runs examples in Chromium, all of them on one page. */
export async function runInBrowser(jobs: readonly Job[]): Promise<Outcome[]> {
  const server = await servePage(await bundleClient());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  try {
    const {port} = server.address() as AddressInfo;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return await page.evaluate(
      ([all, files]) => (window as unknown as Page).runJobs(all, files),
      [jobs, readFiles(jobs)] as const,
    );
  } finally {
    await browser.close();
    server.close();
  }
}
