import {archiveError, LoadError} from './LoadError';

/** A file in an archive. Names are without the archive's own folder. */
export type Entry = {
  name: string;
  /** 0 as it is, 8 deflated. */
  method: number;
  /** In the archive. */
  bytes: Uint8Array;
  size: number;
};

const endMark = 0x06054b50;
const end64Mark = 0x06064b50;
const locator64Mark = 0x07064b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
/** Deflate can't make more of a byte. */
const mostOfByte = 1032;

/** Lists the files of a ZIP archive; everything that it declares is checked against its bytes. */
export function readZip(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const {entries, start} = findDirectory(view);
  if (entries === 0) {
    throw new LoadError('archive does not contain any files');
  }
  const found = new Map<string, Entry>();
  let at = start;
  let root: string | undefined;
  for (let k = 0; k < entries; k++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) {
      throw archiveError(
        'reading zip archive: invalid header or archive is corrupted',
      );
    }
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const next =
      at + 46 + nameLength + extraLength + view.getUint16(at + 32, true);
    if (next > bytes.length) {
      throw archiveError(
        'reading zip archive: invalid header or archive is corrupted',
      );
    }
    const name = new TextDecoder().decode(
      bytes.subarray(at + 46, at + 46 + nameLength),
    );
    const slash = name.indexOf('/');
    if (slash < 0) {
      throw new LoadError(`file in archive is not in a subdirectory: ${name}`);
    }
    root ??= name.slice(0, slash);
    if (name.slice(0, slash) === root) {
      const extra = at + 46 + nameLength;
      const entry = readEntry(view, at, name, [extra, extra + extraLength]);
      found.set(name.slice(slash + 1), {...entry, name: name.slice(slash + 1)});
    }
    at = next;
  }
  return found;
}

function findDirectory(view: DataView): {entries: number; start: number} {
  const size = view.byteLength;
  if (size < 22) {
    throw archiveError('reading zip archive: not a ZIP archive');
  }
  for (let at = size - 22; at >= Math.max(0, size - 22 - 0xffff); at--) {
    if (view.getUint32(at, true) !== endMark) {
      continue;
    }
    const entries = view.getUint16(at + 10, true);
    const start = view.getUint32(at + 16, true);
    if (at >= 76 && view.getUint32(at - 20, true) === locator64Mark) {
      const end = toLength(view.getBigUint64(at - 12, true));
      if (end + 56 > size) {
        throw archiveError('reading zip archive: not a ZIP archive');
      }
      if (view.getUint32(end, true) === end64Mark) {
        return {
          entries: toLength(view.getBigUint64(end + 32, true)),
          start: toLength(view.getBigUint64(end + 48, true)),
        };
      }
    }
    return {entries, start};
  }
  throw archiveError('reading zip archive: failed finding central directory');
}

/** A number of 64 bits; no length in a file that was read is near what a double can't hold. */
function toLength(value: bigint): number {
  return value > BigInt(Number.MAX_SAFE_INTEGER)
    ? Number.MAX_SAFE_INTEGER
    : Number(value);
}

function readEntry(
  view: DataView,
  at: number,
  name: string,
  [extra, extraEnd]: [number, number],
): Entry {
  const corrupted = () =>
    archiveError(
      `reading file ${name}: invalid header or archive is corrupted`,
    );
  const method = view.getUint16(at + 10, true);
  let stored = view.getUint32(at + 20, true);
  let size = view.getUint32(at + 24, true);
  let local = view.getUint32(at + 42, true);
  const large = {size, stored, local};
  for (let k = extra; k + 4 <= extraEnd; k += 4 + view.getUint16(k + 2, true)) {
    if (view.getUint16(k, true) !== 1) {
      continue;
    }
    let field = k + 4;
    for (const part of ['size', 'stored', 'local'] as const) {
      if (large[part] === 0xffffffff) {
        if (field + 8 > extraEnd) {
          throw corrupted();
        }
        large[part] = toLength(view.getBigUint64(field, true));
        field += 8;
      }
    }
    ({size, stored, local} = large);
  }
  if (
    local + 30 > view.byteLength ||
    view.getUint32(local, true) !== localMark
  ) {
    throw corrupted();
  }
  const data =
    local +
    30 +
    view.getUint16(local + 26, true) +
    view.getUint16(local + 28, true);
  const tooMuch = method === 0 ? size !== stored : size > stored * mostOfByte;
  if (
    data + stored > view.byteLength ||
    (method !== 0 && method !== 8) ||
    tooMuch
  ) {
    throw corrupted();
  }
  const bytes = new Uint8Array(view.buffer, view.byteOffset + data, stored);
  return {name, method, bytes, size};
}
