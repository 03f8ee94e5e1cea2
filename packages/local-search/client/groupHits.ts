import type {Hit} from './SearchProvider';

/** Hits of one page. */
type HitGroup = {path: string; title: string; hits: Hit[]};

/** Groups hits by page, ordered by the best hit of each. */
export function groupHits(hits: Hit[], maxPerPage: number): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const path = hit.url.replace(/#.*/, '');
    const group = groups.get(path) ?? {path, title: hit.title, hits: []};
    groups.set(path, group);
    if (group.hits.length < maxPerPage) {
      group.hits.push(hit);
    }
  }
  return [...groups.values()];
}
