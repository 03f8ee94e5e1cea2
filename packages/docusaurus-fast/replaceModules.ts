import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {CheckBundle} from './checkBundle';
import type {RspackConfig} from './rspackConfig';

/** A module that one of ours replaces. */
type Replacement = {
  /** Its absolute path, or the name of a package. */
  module: string;
  /** Absolute path of ours. */
  with: string;
  /** What importers call the module, where replacing the resolved file is not possible. */
  request?: string;
};

/** A file under its own path and, where a copy of the project links its packages, the real one. */
function pathsOf(file: string): string[] {
  return existsSync(file) ? [...new Set([file, realpathSync(file)])] : [file];
}

/** How the bundler's resolver names a module that it should replace. */
function aliasesOf({module, request}: Replacement): string[] {
  return request === undefined && path.isAbsolute(module)
    ? pathsOf(module)
    : [`${request ?? module}$`];
}

/** Whether a file is the module, or a part of the package. */
function isPartOf(file: string, module: string): boolean {
  return path.isAbsolute(module)
    ? pathsOf(module).includes(file)
    : file.replaceAll('\\', '/').includes(`/node_modules/${module}/`);
}

/** Says which replacements did not take place, given all files of a bundle. */
export function findMissed(
  replacements: readonly Replacement[],
  files: ReadonlySet<string>,
): string[] {
  return replacements.flatMap((replacement) => {
    const isOriginalThere = [...files].some((file) =>
      isPartOf(file, replacement.module),
    );
    if (!isOriginalThere && files.has(replacement.with)) {
      return [];
    }
    const problem = isOriginalThere
      ? 'is still in the bundle beside its replacement'
      : 'is no longer imported by anything';
    return `${replacement.module} ${problem} (${replacement.with}). Look at what imports it now, and at the facts.ts of its part in docusaurus-fast.`;
  });
}

/**
 * Bundler settings that replace modules, and stop the build if one was not replaced: its
 * name may have changed. Replacing the resolved file, rather than what importers call it,
 * needs no pattern that could match too much or too little.
 */
export function replaceModules(
  replacements: readonly Replacement[],
): RspackConfig & {plugins: CheckBundle[]} {
  return {
    // Prepended, because the first matching alias wins.
    mergeStrategy: {'resolve.alias': 'prepend'},
    resolve: {
      alias: Object.fromEntries(
        replacements.flatMap((replacement) =>
          aliasesOf(replacement).map((alias) => [alias, replacement.with]),
        ),
      ),
    },
    plugins: [new CheckBundle((files) => findMissed(replacements, files))],
  };
}
