import {isNegotiated} from '../headers';
import type {SiteFiles} from '../siteFiles';

/** First folder of a path, such as `/img/`; a file at the root stands for itself. */
function topFolder(file: string): string {
  return /^\/[^/]+\/?/.exec(file)?.[0] ?? file;
}

/** Paths of the files that are neither pages nor their twins: whole folders such as `/img/`, and single files beside pages. */
export function fileFolders(files: SiteFiles): string[] {
  const paths = [...files.keys()];
  const pageFolders = new Set(paths.filter(isNegotiated).map(topFolder));
  const found = paths
    .filter((file) => !isNegotiated(file))
    .map((file) => (pageFolders.has(topFolder(file)) ? file : topFolder(file)));
  return [...new Set(found)].sort();
}
