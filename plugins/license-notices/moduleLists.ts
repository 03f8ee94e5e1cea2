import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Folder of the lists, in the folder of generated files. */
const listsFolder = 'bundled-modules';

/**
 * Notes which modules a bundle for the browser consists of, so that the notices cover
 * them. Every bundler calls it for each of its bundles: Rspack with the modules of its
 * chunks, esbuild with `Object.keys(metafile.inputs)`.
 */
export function recordModules(
  generatedFilesDir: string,
  bundle: string,
  files: Iterable<string>,
): void {
  const folder = path.join(generatedFilesDir, listsFolder);
  mkdirSync(folder, {recursive: true});
  const absolute = [...files].map((file) => path.resolve(file));
  writeFileSync(
    path.join(folder, `${bundle}.json`),
    JSON.stringify([...new Set(absolute)].sort()),
  );
}

/** Forgets the bundles of the build before. */
export function forgetModules(generatedFilesDir: string): void {
  rmSync(path.join(generatedFilesDir, listsFolder), {
    recursive: true,
    force: true,
  });
}

/** The modules of all bundles. */
export function readModules(generatedFilesDir: string): Set<string> {
  const folder = path.join(generatedFilesDir, listsFolder);
  const lists = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    lists.flatMap(
      (list) =>
        JSON.parse(readFileSync(path.join(folder, list), 'utf8')) as string[],
    ),
  );
}
