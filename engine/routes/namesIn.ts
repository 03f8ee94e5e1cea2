import type {ChunkNames} from './siteMap';

/** All chunk names of a route. */
export function namesIn(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) =>
    typeof value === 'string' ? [value] : namesIn(value),
  );
}
