import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserTargets} from 'build-utils/browsers';
import {build} from 'esbuild';
import {exampleAssets} from '../../plugins/run-examples/readExamples';
import {packageOf, type Release} from 'torchlive-web';
import {chromiumFlags, findChromium} from '../lib/findChromium.mjs';
import type {Files, Page} from './client';
import type {Job} from './jobs';
import type {Outcome} from './runExample';

const siteDir = path.resolve(import.meta.dirname, '../..');

function readPackage(release: Release): Record<string, string> {
  const folder = path.join(
    siteDir,
    `node_modules/rnpc-${packageOf(release)}/lib/commonjs`,
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
  return {
    packages: Object.fromEntries(
      releases.map((release) => [release, readPackage(release)]),
    ),
    assets: exampleAssets(siteDir),
  };
}

async function bundleClient(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(import.meta.dirname, 'client/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: browserTargets(siteDir),
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Runs examples in Chromium, all of them on one page. */
export async function runInBrowser(jobs: readonly Job[]): Promise<Outcome[]> {
  const script = await bundleClient();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage();
    // Nothing leaves the browser: every address of this origin is an empty page.
    await page.route('http://localhost/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
    );
    await page.goto('http://localhost/');
    await page.addScriptTag({content: script});
    return await page.evaluate(
      ([all, files]) => (window as unknown as Page).runJobs(all, files),
      [jobs, readFiles(jobs)] as const,
    );
  } finally {
    await browser.close();
  }
}
