import {wordsOf} from '../shared/tokens';

/**
 * Reduces the listings of a page to the names that are new in each: a tutorial
 * repeats its code as it grows, and a search should lead to the first occurrence.
 */
export function createNameFilter(): (listing: string) => string {
  const known = new Set<string>();
  return (listing) =>
    wordsOf(listing)
      .map(({start, end}) => listing.slice(start, end))
      .filter((name) => {
        const isNew = !known.has(name) && /^\p{L}/u.test(name);
        known.add(name);
        return isNew;
      })
      .join(' ');
}
