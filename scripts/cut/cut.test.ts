import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';
import {copyReleases} from './testing/releases';

const program = path.resolve('scripts/cut/index.ts');
const tsx = path.resolve('node_modules/.bin/tsx');

let project = '';

/** Runs the program in the project, with an npm that ends with a status and notes what it was asked. */
function cut(status: number, ...versions: readonly string[]): string {
  const npm = path.join(project, 'bin/npm');
  writeWithFolders(npm, `#!/bin/sh\necho "$@" >> asked\nexit ${status}\n`);
  chmodSync(npm, 0o755);
  const run = spawnSync(tsx, [program, ...versions], {
    cwd: project,
    encoding: 'utf8',
    env: {...process.env, PATH: `${path.dirname(npm)}:${process.env.PATH}`},
  });
  expect(run.status).toBe(1);
  return run.stderr;
}

beforeEach(() => {
  project = temporaryFolder();
  copyReleases(project);
  const installed = {'rnpc-0.2.3': '0.2.3', 'rnpc-0.2.4': '0.2.4'};
  writeWithFolders(
    path.join(project, 'package.json'),
    JSON.stringify({dependencies: installed}),
  );
  for (const name of Object.keys(installed)) {
    writeWithFolders(path.join(project, 'node_modules', name, '.keep'), '');
  }
  writeWithFolders(path.join(project, 'versions.json'), '["0.2.4"]');
});

it('installs the package before it asks for the file of the release', () => {
  const said = cut(0, '0.2.9');
  const asked = readFileSync(path.join(project, 'asked'), 'utf8');
  expect(asked).toBe(
    'install -E --ignore-scripts rnpc-0.2.9@npm:react-native-pytorch-core@0.2.9\n',
  );
  expect(said).toContain('content/releases/0.2.9.json: no such file.');
});

it('says what to write if npm lacks the release, before anybody has written its file', () => {
  const said = cut(1, '0.2.9');
  expect(said).toContain(
    'failed, see above. If npm lacks the package of 0.2.9',
  );
  expect(said).toContain('"closest": "0.2.4"');
});

it('cuts one version at a time', () => {
  expect(cut(0, '0.2.8', '0.2.9')).toBe(
    'Cut one version at a time: "npm run cut -- 0.2.5".\n',
  );
});
