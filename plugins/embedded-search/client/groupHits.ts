import type {Hit} from './SearchProvider';

/** Hits of one page, under its title. */
export type HitGroup = {path: string; title: string; hits: Hit[]};

/** Puts hits of one page together, in the order of each page's best hit. */
export function groupHits(hits: Hit[], mostPerPage: number): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const path = hit.url.replace(/#.*/, '');
    const group = groups.get(path) ?? {path, title: hit.title, hits: []};
    groups.set(path, group);
    if (group.hits.length < mostPerPage) {
      group.hits.push(hit);
    }
  }
  return [...groups.values()];
}
