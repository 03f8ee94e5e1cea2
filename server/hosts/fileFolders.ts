import type {SiteFiles} from '../siteFiles';

/** First folder of a path, such as `/img/`; a file at the root stands for itself. */
function topFolder(file: string): string {
  return /^\/[^/]+\/?/.exec(file)?.[0] ?? file;
}

/** Paths of the files that aren't pages: whole folders such as `/img/`, and single files beside pages. */
export function fileFolders(files: SiteFiles): string[] {
  const isPage = (file: string) => file.endsWith('.html');
  const paths = [...files.keys()];
  const pageFolders = new Set(paths.filter(isPage).map(topFolder));
  const found = paths
    .filter((file) => !isPage(file))
    .map((file) => (pageFolders.has(topFolder(file)) ? file : topFolder(file)));
  return [...new Set(found)].sort();
}
