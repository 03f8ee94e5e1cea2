import type {SiteFiles} from '../siteFiles';

/** What lies at the root of the site beside its pages: folders such as `/img/` and single files. */
export function fileFolders(files: SiteFiles): string[] {
  const places = [...files.keys()]
    .filter((file) => !file.endsWith('.html'))
    .map((file) => /^\/[^/]+\/?/.exec(file)?.[0] ?? file);
  return [...new Set(places)].sort();
}
