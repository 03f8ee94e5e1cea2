import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder, writeWithFolders} from 'test-utils';

const program = path.resolve('scripts/tool.mjs');

/** A project with one dependency and two test tools, of which some are installed. */
function runIn(installed: readonly string[], args: readonly string[]) {
  const root = temporaryFolder();
  const manifest = {
    dependencies: {site: '1.0.0'},
    devDependencies: {linter: '1.0.0', '@scope/runner': '1.0.0'},
  };
  writeWithFolders(path.join(root, 'package.json'), JSON.stringify(manifest));
  for (const name of installed) {
    writeWithFolders(path.join(root, 'node_modules', name, 'index.js'), '');
  }
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [program, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      // Node warns of a choice of colors that contradicts another one.
      env: {...process.env, FORCE_COLOR: undefined},
    },
  );
  return {status, stdout: stdout.trim(), stderr: stderr.trim()};
}

const echo = [process.execPath, '-e', 'console.log(7); process.exitCode = 3;'];

it('says what to run where the test tools are missing', () => {
  expect(runIn(['site'], echo)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Not installed: linter and 1 more. Run "npm ci" once (npm start installs no test tools), then the same command again.',
  });
});

it.each([
  ['with everything', ['site', 'linter', '@scope/runner'], echo],
  ['for what needs no test tools', ['site'], ['--omit=dev', ...echo]],
])('runs the tool %s', (_when, installed, args) => {
  expect(runIn(installed, args)).toEqual({status: 3, stdout: '7', stderr: ''});
});
