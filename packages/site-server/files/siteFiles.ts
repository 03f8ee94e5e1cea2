import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isHidden, notFoundFile} from '../tables/paths';

/** Encodings that files are precompressed in, best first. */
export const encodings = [
  {name: 'br', suffix: '.br'},
  {name: 'gzip', suffix: '.gz'},
] as const;

export type Encoding = (typeof encodings)[number]['name'];

/** Every file that the site serves, by its path such as `/faq/index.html`, with the encodings of its compressed copies. */
export type SiteFiles = ReadonlyMap<string, ReadonlySet<Encoding>>;

/** Folder of a build with the assets of earlier builds. Its dot keeps it out of what is served by path. */
export const earlierFolder = '.earlier';

/** The files that are served, by the names of all files in a folder. */
export function toSiteFiles(names: readonly string[]): SiteFiles {
  const paths = new Set(names.map((name) => `/${name}`));
  return new Map(
    [...paths]
      .filter((file) => file === notFoundFile || !isHidden(file))
      .sort()
      .map((file) => [
        file,
        new Set(
          encodings
            .filter(({suffix}) => paths.has(file + suffix))
            .map(({name}) => name),
        ),
      ]),
  );
}

/** Lists the files of a built site. */
export function readSiteFiles(root: string): SiteFiles {
  const entries = readdirSync(root, {recursive: true, withFileTypes: true});
  return toSiteFiles(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path
          .relative(root, path.join(entry.parentPath, entry.name))
          .replaceAll(path.sep, '/'),
      ),
  );
}
