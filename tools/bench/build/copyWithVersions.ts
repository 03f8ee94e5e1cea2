import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyProject} from '../../../scripts/lib/copyProject';
import {multiplyVersions} from './multiplyVersions';

/** Copies the project, multiplies its docs versions, and leaves its caches empty. */
export function copyWithVersions(
  root: string,
  times: number,
): {project: string; remove: () => void} {
  const project = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  // With the Git history: reading the date of each page's last change takes time.
  git('clone', '--quiet', '--no-checkout', root, '.');
  copyProject(root, project);
  // Generating the API reference is part of the measurement.
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
