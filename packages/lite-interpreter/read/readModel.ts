import {Archive} from './Archive';
import {isFlatbuffer, readFlatbuffer} from './flatbuffer';
import {readArchive, type Contents} from './load';
import {reading} from './LoadError';
import type {Strictness} from './versions';

/** Reads a model of either format; what is compressed is inflated first. */
export async function readModel(
  bytes: Uint8Array,
  release: Strictness,
): Promise<Contents> {
  if (isFlatbuffer(bytes)) {
    return guarded(() => readFlatbuffer(bytes, release));
  }
  const archive = reading(() => new Archive(bytes));
  await archive.prepare();
  return guarded(() => readArchive(archive, release));
}

/** Reads a model of either format at once. */
export function readModelSync(
  bytes: Uint8Array,
  release: Strictness,
): Contents {
  return guarded(() =>
    isFlatbuffer(bytes)
      ? readFlatbuffer(bytes, release)
      : readArchive(new Archive(bytes), release),
  );
}

function guarded(read: () => Contents): Contents {
  const contents = reading(read);
  return {
    ...contents,
    readRoot: (setState) => reading(() => contents.readRoot(setState)),
  };
}
