import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
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

/**
 * Links the installed packages one by one, so that the copy has its own caches. Those of
 * the project itself are links already, to folders that a copy may have too.
 */
export function linkModules(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  const linked = new Set(readdirSync(to));
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const {name} = entry;
    if (name !== '.cache' && !linked.has(name)) {
      const file = path.join(from, name);
      const own = entry.isSymbolicLink() ? readlinkSync(file) : undefined;
      const isCopied = own !== undefined && existsSync(path.join(to, own));
      symlinkSync(isCopied ? own : file, path.join(to, name));
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
