import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyProject} from '../lib/copyProject';
import {multiplyVersions} from './multiplyVersions';

/** Makes a copy of the project with so many times its versions, and nothing in its caches. */
export function createCopy(
  root: string,
  times: number,
): {project: string; remove: () => void} {
  const project = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // Pages ask for the date of their last change, which takes time: the history comes along.
  git('clone', '--quiet', '--no-checkout', root, '.');
  copyProject(root, project);
  // What the API generator wrote belongs to what is measured.
  git('clean', '-fdXq', 'docs', 'versioned_docs');
  multiplyVersions(project, times);
  git('add', '--all');
  git(
    ...['-c', 'user.name=bench', '-c', 'user.email=bench@localhost'],
    ...['commit', '--quiet', '--allow-empty', '--message', 'Multiply'],
  );
  return {
    project,
    remove: () => rmSync(project, {recursive: true, force: true}),
  };
}
