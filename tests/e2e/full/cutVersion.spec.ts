import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {docsVersionOf, latestVersion} from '../../../content/site/versions';
import {copyProject} from '../../../scripts/lib/copyProject';

const copy = path.resolve('test-results', 'cut-version');

function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, {cwd: copy, stdio: 'inherit'});
}

function readPage(folder: string): string {
  return readFileSync(
    path.join(copy, 'build', folder, 'tutorials/get-started/index.html'),
    'utf8',
  );
}

test('a version is cut by the steps of CONTRIBUTING.md, and the site builds and passes its tests', () => {
  test.setTimeout(1_800_000);
  // The package of `next`, which is installed already.
  const version = docsVersionOf('current').packageVersion;
  copyProject(path.resolve('.'), copy);
  // Whoever cuts a version has built before: every cache is full.
  run('npm', 'run', 'build');

  run('npx', 'docusaurus', 'docs:version', version);
  const releases = path.join(copy, 'content/data/releases.ts');
  writeFileSync(
    releases,
    readFileSync(releases, 'utf8').replace(
      `  {\n    docsVersion: '${latestVersion}',`,
      `  {docsVersion: '${version}', date: '2022-12-17', headline: 'Cut'},\n$&`,
    ),
  );
  // Without one of its own, the folder is ignored by the repository around it.
  run('git', 'init', '--quiet');
  run('npm', 'run', 'format');
  run('npm', 'run', 'lint:code');
  rmSync(path.join(copy, '.git'), {recursive: true});
  run('npm', 'run', 'check:samples');
  run('npm', 'run', 'build');
  run('npm', 'run', 'test:unit');
  run('npm', 'run', 'test:server');

  expect(readPage('docs')).toContain(`content=${version}`);
  expect(readPage(`docs/${latestVersion}`)).toContain(
    `content=${latestVersion}`,
  );
  expect(existsSync(path.join(copy, `build/docs/${version}`))).toBe(false);
});
