import {versionOfPath, versionRoot} from '@site/config/versions';
import {successorPath} from '@site/src/data/successors';
import {similarityTo} from '@site/src/lib/similarityTo';

/** Titles of all pages, by path. */
export type Titles = Readonly<Record<string, string>>;

/** Longer paths are cut: no reader typed them. */
const maxPathLength = 300;

/** Pages with a lower score are left out. */
const minScore = 0.3;

const maxResults = 5;

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** Scores paths. The last part names the page, so it counts most. */
function scoreAgainst(requestedPath: string): (path: string) => number {
  const requested = partsOf(requestedPath.slice(0, maxPathLength));
  const nameSimilarity = similarityTo(requested.at(-1) ?? '');
  const pathSimilarity = similarityTo(requested.join('/'));
  return (path) => {
    const parts = partsOf(path);
    return (
      0.6 * nameSimilarity(parts.at(-1) ?? '') +
      0.4 * pathSimilarity(parts.join('/'))
    );
  };
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
  requestedPath: string,
  titles: Titles,
): {path: string; title: string}[] {
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
