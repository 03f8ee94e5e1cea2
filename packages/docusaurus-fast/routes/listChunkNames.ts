import type {ChunkNames} from './siteMap';

/** All chunk names of a route. */
export function listChunkNames(chunks: ChunkNames): string[] {
  return Object.values(chunks).flatMap((value) =>
    typeof value === 'string' ? [value] : listChunkNames(value),
  );
}
