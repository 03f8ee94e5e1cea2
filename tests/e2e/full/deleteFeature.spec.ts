import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copyProject} from '../../../scripts/lib/copyProject';

const copy = path.resolve('test-results', 'without-feature');

/** Each feature by the name of its plugin: where its folder is, and a file of the build that only it writes. */
const deleted = [
  ['keep-offline', 'packages/keep-offline', 'sw.js'],
  ['docs-for-machines', 'packages/docs-for-machines', 'llms.txt'],
  [
    'version-comparison',
    'plugins/version-comparison',
    'docs/compare/index.html',
  ],
] as const;

/** Deletes a folder, with the link by which npm makes a package of ours known. */
function deleteFolder(folder: string): void {
  rmSync(path.join(copy, folder), {recursive: true});
  rmSync(path.join(copy, 'node_modules', path.basename(folder)), {force: true});
}

/** Deletes the only line of a file that has these words. */
function deleteLine(file: string, words: string): void {
  const full = path.join(copy, file);
  const lines = readFileSync(full, 'utf8').split('\n');
  const left = lines.filter((line) => !line.includes(words));
  expect(lines.length - left.length).toBe(1);
  writeFileSync(full, left.join('\n'));
}

/** Runs an npm script in the copy; its output tells what failed. */
function run(script: string): void {
  execFileSync('npm', ['run', script], {cwd: copy, stdio: 'inherit'});
}

test('without three features, each a folder and a line of the configuration, the site builds and its tests pass', () => {
  test.setTimeout(3_600_000);
  copyProject(path.resolve('.'), copy);
  const build = path.join(copy, 'build');
  for (const [plugin, folder, written] of deleted) {
    deleteFolder(folder);
    deleteLine('content/site/features.ts', `'${plugin}'`);
    // As the test of the drawing says.
    run('draw:packages');
    run('build');
    expect(existsSync(path.join(build, 'index.html'))).toBe(true);
    expect(existsSync(path.join(build, written))).toBe(false);
  }
  for (const script of ['test:unit', 'test:server', 'test:e2e']) {
    run(script);
  }
});
