import {likenessTo} from './likenessTo';

/** Longest path that is compared; whatever is longer was not typed by a reader. */
const longestPath = 300;

/** Pages less alike than this are no help. */
const leastScore = 0.3;

function partsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/(?:\/index)?\.html?$/, '')
    .split('/')
    .filter(Boolean);
}

/** The last part names the page, so it counts most; the rest says where to look. */
function scoreAgainst(askedPath: string): (path: string) => number {
  const asked = partsOf(askedPath.slice(0, longestPath));
  const nameLikeness = likenessTo(asked.at(-1) ?? '');
  const wholeLikeness = likenessTo(asked.join('/'));
  return (path) => {
    const parts = partsOf(path);
    return (
      0.6 * nameLikeness(parts.at(-1) ?? '') +
      0.4 * wholeLikeness(parts.join('/'))
    );
  };
}

/** What a page is called in every version of the docs. */
function withoutVersion(path: string): string {
  return path.replace(/^\/docs\/(?:next|\d[\d.]*)\//, '/docs/');
}

/** The pages whose paths are most like the one asked for, the best first, each in one version. */
export function rankPages(
  askedPath: string,
  paths: readonly string[],
  most = 5,
): string[] {
  const scoreOf = scoreAgainst(askedPath);
  const ranked = paths
    .map((path) => ({path, score: scoreOf(path)}))
    .filter(({score}) => score >= leastScore)
    .sort((a, b) => b.score - a.score || a.path.length - b.path.length);
  const best = new Map<string, string>();
  for (const {path} of ranked) {
    const page = withoutVersion(path);
    best.set(page, best.get(page) ?? path);
  }
  return [...best.values()].slice(0, most);
}
