import {existsSync, readdirSync, realpathSync} from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';

/** Folders of installed packages that a project sees: its own, and those above it. */
function modulesFolders(project: string): string[] {
  const above = path.dirname(project);
  return [
    path.join(project, 'node_modules'),
    ...(above === project ? [] : modulesFolders(above)),
  ].filter((folder) => existsSync(folder));
}

/** Names of the packages of others in a folder; the project's own are links to elsewhere. */
function foreignPackages(modules: string): string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(modules, name)).map((each) => `${name}/${each}`)
        : [name],
    )
    .filter((name) =>
      realpathSync(path.join(modules, name)).includes(
        `${path.sep}node_modules${path.sep}`,
      ),
    );
}

/**
 * Files of the project that a program consists of, below the project's folder: its entries
 * and whatever they import, directly or not. Packages of others are left out; the lockfile
 * says when one of them changes.
 */
export function listInputs(
  project: string,
  entries: readonly string[],
): string[] {
  const {metafile} = esbuild.buildSync({
    absWorkingDir: realpathSync(project),
    entryPoints: [...entries],
    external: modulesFolders(project).flatMap(foreignPackages),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}
