import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copyProject} from '../../../scripts/lib/copyProject';

const [, major = ''] =
  /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
const copy = path.resolve('test-results', 'node-of-the-image');

test(`the site builds and is served under Node ${major}, which its image has`, () => {
  test.setTimeout(1_800_000);
  const folder = mkdtempSync(path.join(tmpdir(), 'node-'));
  try {
    // The package fetches the binary of this platform by a script.
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--ignore-scripts=false',
        `node@${major}`,
      ],
      {stdio: 'inherit'},
    );
    const env = {
      ...process.env,
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    };
    const run = (command: string, ...args: readonly string[]) =>
      execFileSync(command, args, {cwd: copy, env, stdio: 'inherit'});
    copyProject(path.resolve('.'), copy);
    // npm and all that it starts take the first Node of the path.
    const version = execFileSync('npm', ['exec', '--call', 'node --version'], {
      cwd: copy,
      env,
      encoding: 'utf8',
    });
    expect(version).toMatch(new RegExp(`^v${major}\\.`));
    run('npm', 'run', 'build');
    run('npm', 'run', 'test:server', '--', 'site-server', 'serving');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
