import {archiveError} from './LoadError';
import type {Entry} from './zip';

/** The content of a deflated file; never more of it than its entry declares. */
export async function inflate({name, bytes, size}: Entry): Promise<Uint8Array> {
  const out = new Uint8Array(size);
  const corrupted = archiveError(
    `reading file ${name}: invalid header or archive is corrupted`,
  );
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let filled = 0;
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        break;
      }
      if (filled + value.length > size) {
        throw corrupted;
      }
      out.set(value, filled);
      filled += value.length;
    }
  } catch {
    throw corrupted;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (filled !== size) {
    throw corrupted;
  }
  return out;
}
