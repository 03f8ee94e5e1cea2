import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** Folders that are not copied. */
const excluded = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  'build',
  'deploy',
  'shots',
  'test-results',
]);

/** Links the installed packages one by one, so that the copy has its own caches. */
export function linkModules(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  const linked = new Set(readdirSync(to));
  for (const name of readdirSync(from)) {
    if (name !== '.cache' && !linked.has(name)) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/**
 * Copies the sources of a project to a folder where they can be changed and built.
 * Replaces an earlier copy, but keeps its caches and its Git history.
 */
export function copyProject(root: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const name of readdirSync(target)) {
    if (name !== 'node_modules' && name !== '.git') {
      rmSync(path.join(target, name), {recursive: true, force: true});
    }
  }
  for (const name of readdirSync(root)) {
    if (!excluded.has(name)) {
      cpSync(path.join(root, name), path.join(target, name), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
    }
  }
  linkModules(
    path.join(root, 'node_modules'),
    path.join(target, 'node_modules'),
  );
}
