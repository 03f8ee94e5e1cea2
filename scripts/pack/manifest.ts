import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What matters here of a `package.json`. */
export type Manifest = {
  name: string;
  version: string;
  license?: string;
  private?: boolean;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Reads the manifest of a package of ours. */
export function readManifest(name: string): Manifest {
  const file = path.join('packages', name, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function isOurs(name: string): boolean {
  return existsSync(path.join('packages', name, 'package.json'));
}

/** Whether a dependency is a private package of ours, which nobody else can install. */
export function isPrivate(name: string): boolean {
  return isOurs(name) && readManifest(name).private === true;
}

/** Packages and those of ours that they depend on and that others install too, each once. */
export function withDependencies(names: readonly string[]): string[] {
  const all = new Set(names);
  for (const name of all) {
    for (const other of Object.keys(versionsOf(readManifest(name)))) {
      if (isOurs(other)) {
        all.add(other);
      }
    }
  }
  return [...all];
}

/** Every version that a package and its private packages ask for. */
export function versionsOf({
  dependencies = {},
}: Manifest): Record<string, string> {
  return Object.entries(dependencies).reduce(
    (versions, [name, version]) =>
      isPrivate(name)
        ? {...versionsOf(readManifest(name)), ...versions}
        : {...versions, [name]: version},
    {},
  );
}

/** The file that stands for a source in the archive. */
function publishedExport(file: string): string | Record<string, string> {
  const base = file.replace(/\.tsx?$/, '');
  return base === file ? file : {types: `${base}.d.ts`, default: `${base}.js`};
}

/** The manifest of the archive: it exports JavaScript, and depends on what that imports. npm finds what is bundled inside. */
export function publishedManifest(
  manifest: Manifest,
  imported: ReadonlySet<string>,
  bundled: readonly string[] = [],
): object {
  const {devDependencies: _ours, ...published} = manifest;
  return {
    ...published,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([door, file]) => [
        door,
        publishedExport(file),
      ]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(versionsOf(manifest)).filter(([name]) =>
        imported.has(name),
      ),
    ),
    ...(bundled.length > 0 && {bundleDependencies: bundled}),
  };
}
