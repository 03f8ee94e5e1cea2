import type {StoredList} from './useStoredList';

/** A place that the reader keeps at hand. */
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
    url.startsWith('/') &&
    !url.startsWith('//') &&
    typeof heading === 'string' &&
    Array.isArray(trail) &&
    trail.every((entry) => typeof entry === 'string') &&
    (kind === undefined || typeof kind === 'string')
  );
}

/** Queries that led somewhere. */
export const recentSearches: StoredList<string> = {
  key: 'playtorch.search.recent',
  limit: 5,
  idOf: (query) => query.toLowerCase(),
  isEntry: (value): value is string =>
    typeof value === 'string' && value.length <= 200,
};

/** Hits that the reader starred. */
export const favourites: StoredList<Favourite> = {
  key: 'playtorch.search.favourites',
  limit: 20,
  idOf: ({url}) => url,
  isEntry: isFavourite,
};
