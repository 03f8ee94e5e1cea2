import type {StoredList} from './useStoredList';

/** A hit that the reader has saved. */
export type Favourite = {
  url: string;
  heading: string;
  trail: string[];
  kind?: string;
};

function isFavourite(value: unknown): value is Favourite {
  const {url, heading, trail, kind} = (value ?? {}) as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    // Browsers read a backslash as a slash, and two slashes lead to another host.
    /^\/(?![/\\])/.test(url) &&
    typeof heading === 'string' &&
    Array.isArray(trail) &&
    trail.every((entry) => typeof entry === 'string') &&
    (kind === undefined || typeof kind === 'string')
  );
}

/** Queries whose results the reader opened. */
export const recentSearches: StoredList<string> = {
  key: 'recent',
  limit: 5,
  idOf: (query) => query.toLowerCase(),
  isEntry: (value): value is string =>
    typeof value === 'string' && value.length <= 200,
};

/** Hits that the reader has starred. */
export const favouriteHits: StoredList<Favourite> = {
  key: 'favourites',
  limit: 20,
  idOf: ({url}) => url,
  isEntry: isFavourite,
};
