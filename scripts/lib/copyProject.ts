import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/** What a copy goes without: what is made from the rest, and what no page is made of. */
const leftOut = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  'build',
  'deploy',
  'shots',
  'test-results',
]);

/** Links each installed package, so that caches beside them are the copy's own. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  const linked = new Set(readdirSync(to));
  for (const name of readdirSync(from)) {
    if (name !== '.cache' && !linked.has(name)) {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/**
 * Copies the sources of a project to a folder where they can be changed and built
 * without touching it. What an earlier copy left there goes, but for its caches
 * and its history.
 */
export function copyProject(root: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const name of readdirSync(target)) {
    if (name !== 'node_modules' && name !== '.git') {
      rmSync(path.join(target, name), {recursive: true, force: true});
    }
  }
  for (const name of readdirSync(root)) {
    if (!leftOut.has(name)) {
      cpSync(path.join(root, name), path.join(target, name), {
        recursive: true,
      });
    }
  }
  linkModules(
    path.join(root, 'node_modules'),
    path.join(target, 'node_modules'),
  );
}
