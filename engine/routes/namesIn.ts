import type {ChunkNames} from './siteMap';

/** All names of code that a route's props have. */
export function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) =>
    typeof value === 'string' ? [value] : namesIn(value),
  );
}
