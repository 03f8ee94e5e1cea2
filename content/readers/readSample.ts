import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {publishedVersion} from '../site/apiPackages';
import {docsVersions, type DocsVersion} from '../site/versions';

/** Where a file of a sample comes from, and its text. */
type SampleFile = {path: string; text: string};

/** Folder that holds every sample. */
export const samplesFolder = 'content/samples';

function filesBelow(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)),
        )
    : [];
}

/**
 * Paths of a folder's files as one docs version shows them, by their path in the
 * folder, without tests. A file in a folder named after a version replaces its
 * namesake in that version and in older ones.
 */
export function pathsOfVersion(
  folder: string,
  version: Pick<DocsVersion, 'name'>,
  versions: readonly Pick<DocsVersion, 'name'>[] = docsVersions,
): Map<string, string> {
  const newestFirst = versions.map((each) => each.name);
  const paths = new Map(
    filesBelow(folder)
      .filter((file) => !newestFirst.includes(file.split(path.sep)[0] ?? ''))
      .map((file) => [file, path.join(folder, file)]),
  );
  // From the newest down, so that the version's own override comes last.
  const overrides = newestFirst.slice(0, newestFirst.indexOf(version.name) + 1);
  for (const override of overrides) {
    for (const file of filesBelow(path.join(folder, override))) {
      paths.set(file, path.join(folder, override, file));
    }
  }
  return paths;
}

/** The whole text of a file that several samples share, in all of them but one. */
const reexport = /^export \{default\} from '([^']+)';\n$/;

/** Reads the files of `samples/{name}/` as one docs version shows them. */
export function readSample(
  siteDir: string,
  name: string,
  version: Pick<DocsVersion, 'name' | 'packageVersion'>,
  versions: readonly Pick<DocsVersion, 'name'>[] = docsVersions,
): Map<string, SampleFile> {
  const samples = path.join(siteDir, samplesFolder);

  function textOf(file: string, source: string): string {
    const text = readFileSync(source, 'utf8');
    if (file === 'package.json') {
      return text.replace(
        '{packageVersion}',
        publishedVersion(version.packageVersion),
      );
    }
    const [, from] = reexport.exec(text) ?? [];
    if (from === undefined) {
      return text;
    }
    const target = path.join(path.dirname(source), from + path.extname(file));
    const [owner = '', ...rest] = path
      .relative(samples, target)
      .split(path.sep);
    const inside = rest.join(path.sep);
    const shared = pathsOfVersion(path.join(samples, owner), version, versions);
    return textOf(inside, shared.get(inside) ?? target);
  }

  const paths = pathsOfVersion(path.join(samples, name), version, versions);
  return new Map(
    [...paths].map(([file, source]) => [
      file,
      {path: source, text: textOf(file, source)},
    ]),
  );
}
