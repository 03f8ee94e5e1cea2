import {wordsOf} from '../shared/tokens';

/**
 * Picks the names out of a page's listings, each one once: a tutorial shows its
 * code again as it grows, and a name is best looked up where it comes first.
 */
export function createListingNames(): (listing: string) => string {
  const known = new Set<string>();
  return (listing) =>
    wordsOf(listing)
      .map(({start, end}) => listing.slice(start, end))
      .filter((name) => {
        const isNews = !known.has(name) && /^\p{L}/u.test(name);
        known.add(name);
        return isNews;
      })
      .join(' ');
}
