import {
  findDocsVersion,
  versionOfPath,
  versionRoot,
} from '@site/content/site/versions';
import {successorPath} from '@site/content/data/successors';
import {similarityTo} from 'browser-utils/similarity-to';

/** Titles of all pages, by path. */
export type Titles = Readonly<Record<string, string>>;

/** Longer paths are cut: no reader typed them. */
const maxPathLength = 300;

/** Pages with a lower score are left out. */
const minScore = 0.3;

/** Score of the pages above the requested one, unless they are more similar. */
const scoreAbove = 0.5;

const maxResults = 5;

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** Scores paths. The last part names the page, or ends with its name, so it counts most. */
function scoreAgainst(requestedPath: string): (path: string) => number {
  const requested = partsOf(requestedPath.slice(0, maxPathLength));
  const nameSimilarity = similarityTo(requested.at(-1) ?? '');
  const pathSimilarity = similarityTo(requested.join('/'));
  const version = versionOfPath(requestedPath);
  const start = version && `${versionRoot(version)}tutorials/get-started/`;
  return (path) => {
    const parts = partsOf(path);
    const name = parts.at(-1) ?? '';
    const similarity =
      0.6 *
        Math.max(
          nameSimilarity(name),
          nameSimilarity(name.replace(/.*\./, '')),
        ) +
      0.4 * pathSimilarity(parts.join('/'));
    const isAbove =
      path === start || (path !== '/' && requestedPath.startsWith(path));
    return Math.max(similarity, isAbove ? scoreAbove : 0);
  };
}

/** The path under its version's own root: `v0.2.1` is `0.2.1`, `0.2.4` is `next`, and one that does not exist is the latest. */
function withKnownVersion(path: string): string {
  return path.replace(/^\/docs\/v?(\d[\d.]*)\//i, (_root, name: string) =>
    versionRoot(findDocsVersion(name) ?? {path: ''}),
  );
}

/** The path without its docs version. */
function withoutVersion(path: string): string {
  return path.replace(/^\/docs\/(?:next|\d[\d.]*)\//, '/docs/');
}

/** What the version has instead of a page that only others have. */
function successorsOf(requestedPath: string, titles: Titles): string[] {
  const version = versionOfPath(requestedPath);
  if (version === undefined) {
    return [];
  }
  const root = versionRoot(version);
  const id = requestedPath.slice(root.length).replace(/\/$/, '');
  const path = successorPath(root.replace(/\/$/, ''), id);
  return path !== undefined && path in titles ? [path] : [];
}

/**
 * The pages to suggest, best first: what stands in for the requested one, then those with
 * the most similar paths. Each in one version, the latest unless the request names
 * another, and no two under one title.
 */
export function rankPages(
  address: string,
  titles: Titles,
): {path: string; title: string}[] {
  const requestedPath = withKnownVersion(address);
  const scoreOf = scoreAgainst(requestedPath);
  const similar = Object.keys(titles)
    .map((path) => ({path, score: scoreOf(path)}))
    .filter(({score}) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length);
  const version = versionOfPath(requestedPath);
  const best = new Map<string, string>();
  for (const path of [
    ...successorsOf(requestedPath, titles),
    ...similar.map((each) => each.path),
  ]) {
    const latest = withoutVersion(path);
    const isOther = versionOfPath(path) !== version;
    const shown = isOther && latest in titles ? latest : path;
    const title = titles[shown] ?? '';
    best.set(title, best.get(title) ?? shown);
  }
  return Array.from(best, ([title, path]) => ({path, title})).slice(
    0,
    maxResults,
  );
}
