import {crc32, deflateRawSync} from 'node:zlib';

/** The first day that a ZIP archive can name: the same files give the same archive whenever it is made. */
const firstDay = (1 << 5) | 1;

const signature = (code: number) => Uint8Array.of(0x50, 0x4b, code, code + 1);

/** A row of numbers of two or four bytes, least significant first. */
function numbers(...values: readonly (readonly [2 | 4, number])[]): Buffer {
  const bytes = values.map(([size, value]) => {
    const each = Buffer.alloc(size);
    each.writeUIntLE(value, 0, size);
    return each;
  });
  return Buffer.concat(bytes);
}

/** A ZIP archive of files, sorted by their paths. */
export function createZip(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of [...files].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const path = Buffer.from(name);
    const deflated = deflateRawSync(content);
    const header = numbers(
      // Needs version 2.0; names are UTF-8; deflated.
      ...([
        [2, 20],
        [2, 0x800],
        [2, 8],
      ] as const),
      ...([
        [2, 0],
        [2, firstDay],
      ] as const),
      [4, crc32(content)],
      [4, deflated.length],
      [4, content.length],
      [2, path.length],
      [2, 0],
    );
    const entry = Buffer.concat([signature(3), header, path, deflated]);
    directory.push(
      Buffer.concat([
        signature(1),
        numbers([2, 20]),
        header,
        // No comment, the first disk, no attributes.
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
        path,
      ]),
    );
    entries.push(entry);
    at += entry.length;
  }
  const listing = Buffer.concat(directory);
  const end = numbers(
    [2, 0],
    [2, 0],
    [2, files.size],
    [2, files.size],
    [4, listing.length],
    [4, at],
    [2, 0],
  );
  return Buffer.concat([...entries, listing, signature(5), end]);
}
