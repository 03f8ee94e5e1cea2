import {assetFolder} from 'site-server';
import type {SiteFiles} from 'site-server/build';

/** A GET request and the status that answers it. */
export type LoadRequest = {path: string; status: number};

/**
 * Requests as on a busy day, always the same: of ten, five for pages, three for
 * assets, one that is redirected and one that is not found.
 */
export function mixedRequests(files: SiteFiles, count: number): LoadRequest[] {
  const all = [...files.keys()];
  const pages = all
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    // Without an id these redirect to a Snack.
    .filter((path) => path !== '/snack/' && path !== '/expo/');
  const assets = all.filter((file) => file.startsWith(assetFolder));
  const folders = pages.filter((path) => path !== '/');
  const pick = (paths: readonly string[], index: number): string => {
    const picked = paths[index % paths.length];
    if (picked === undefined) {
      throw new Error('The build has no pages or no assets. Build it again.');
    }
    return picked;
  };
  return Array.from({length: count}, (_, index) => {
    const round = Math.floor(index / 10);
    switch (index % 10) {
      case 0:
        return {path: `/no-such-page-${round}/`, status: 404};
      case 1:
        return {path: pick(folders, round).slice(0, -1), status: 301};
      case 2:
      case 3:
      case 4:
        return {path: pick(assets, index), status: 200};
      default:
        return {path: pick(pages, index), status: 200};
    }
  });
}
