import {pageLabel} from './pageLabel';
import {similarityTo} from './similarityTo';

/** Longer paths are cut: no reader typed them. */
const maxPathLength = 300;

/** Pages with a lower score are left out. */
const minScore = 0.3;

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

/**
 * The pages with the most similar paths, best first, each in one version and under its
 * own label: the latest version, unless the request names another.
 */
export function rankPages(
  requestedPath: string,
  paths: readonly string[],
  maxResults = 5,
): string[] {
  const scoreOf = scoreAgainst(requestedPath);
  const ranked = paths
    .map((path) => ({path, score: scoreOf(path)}))
    .filter(({score}) => score >= minScore)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length);
  const known = new Set(paths);
  const namesVersion = withoutVersion(requestedPath) !== requestedPath;
  const best = new Map<string, string>();
  for (const {path} of ranked) {
    const latest = withoutVersion(path);
    const shown = !namesVersion && known.has(latest) ? latest : path;
    const label = pageLabel(shown);
    best.set(label, best.get(label) ?? shown);
  }
  return [...best.values()].slice(0, maxResults);
}
