import {isDeepStrictEqual} from 'node:util';
import type {SiteFiles} from '../files/siteFiles';
import {fileHeadersOf, isNegotiated} from '../tables/headers';
import type {Tables} from '../tables/tables';

/** First folder of a path, such as `/img/`; a file at the root stands for itself. */
function topFolder(file: string): string {
  return /^\/[^/]+\/?/.exec(file)?.[0] ?? file;
}

/** Paths of the files that are neither pages nor their twins: whole folders such as `/img/`, and single files beside pages or others with different headers. */
export function fileFolders(files: SiteFiles, tables: Tables): string[] {
  const paths = [...files.keys()];
  const mixed = new Set(
    paths
      .filter(
        (file) =>
          isNegotiated(file) ||
          !isDeepStrictEqual(
            fileHeadersOf(file, tables),
            fileHeadersOf(topFolder(file), tables),
          ),
      )
      .map(topFolder),
  );
  const found = paths
    .filter((file) => !isNegotiated(file))
    .map((file) => (mixed.has(topFolder(file)) ? file : topFolder(file)));
  return [...new Set(found)].sort();
}
