import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {env} from '../../../../config/env';
import {withSiteUrl} from '../../../../content/site/downloads';
import {docsVersionOf, latestVersion} from '../../../../content/site/versions';
import {readSample} from '../../../../content/readers/readSample';
import {codeUnder, filesBetween} from './webPage';

const siteDir = path.resolve('.');

/** Runs commands as a reader's shell does. */
export function runIn(folder: string, script: string): void {
  execFileSync('bash', ['-e', '-c', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, npm_config_audit: 'false', npm_config_fund: 'false'},
  });
}

export function writeFiles(
  folder: string,
  files: Iterable<readonly [string, string]>,
): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** The files of a tutorial's app, as its page shows them, in a folder of the project. */
export function sampleFiles(sample: string, folder: string) {
  const files = readSample(siteDir, sample, docsVersionOf(latestVersion));
  return Array.from(
    files,
    ([file, {text}]) => [path.join(folder, file), text] as const,
  ).filter(([file]) => /(?<!\.test)\.tsx?$/.test(file));
}

/** Makes the app that the page describes, up to the tutorial's code, with the package that the site at this address serves. Returns its folder. */
export function makeApp(siteUrl: string): {app: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-app-'));
  runIn(folder, withSiteUrl(codeUnder('create'), siteUrl));
  const app = path.join(folder, 'my-app');
  writeFiles(app, filesBetween('plugin', 'app'));
  return {app, remove: () => rmSync(folder, {recursive: true})};
}

/** Unpacks the template that the site serves, and makes it install from there. Returns its folder. */
export async function makeTemplate(
  siteUrl: string,
): Promise<{app: string; remove: () => void}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-template-'));
  const response = await fetch(`${siteUrl}/downloads/web-app.zip`);
  writeFileSync(
    path.join(folder, 'web-app.zip'),
    Buffer.from(await response.arrayBuffer()),
  );
  runIn(folder, 'python3 -m zipfile -e web-app.zip .');
  const app = path.join(folder, 'web-app');
  const manifest = path.join(app, 'package.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, text.replaceAll(env.siteUrl, siteUrl));
  return {app, remove: () => rmSync(folder, {recursive: true})};
}
