import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {docsVersionOf, latestVersion} from '../../../../content/site/versions';
import {readSample} from '../../../../content/readers/readSample';
import {packPackages} from '../../../../scripts/pack/packPackage';
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

/** Makes the app that the page describes, up to the tutorial's code; resolves to its folder. */
export async function makeApp(): Promise<{app: string; remove: () => void}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'web-app-'));
  const archives = await packPackages(['torchlive-web'], folder);
  const commands = codeUnder('create');
  // What npm does not have yet.
  const install = commands.replace(
    ' torchlive-web ',
    ` ${archives.join(' ')} `,
  );
  runIn(folder, install);
  const app = path.join(folder, 'my-app');
  writeFiles(app, filesBetween('plugin', 'app'));
  return {app, remove: () => rmSync(folder, {recursive: true})};
}
