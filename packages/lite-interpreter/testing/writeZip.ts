import {crc32, deflateRawSync} from 'node:zlib';

/** Writes a ZIP archive, to see what becomes of it. */
export function writeZip(
  files: readonly (readonly [string, Uint8Array])[],
  deflated = false,
  in64Bits = false,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const bytes = deflated ? deflateRawSync(content) : content;
    const encoded = new TextEncoder().encode(name);
    const common = new DataView(new ArrayBuffer(26));
    common.setUint16(0, 20, true);
    common.setUint16(4, deflated ? 8 : 0, true);
    common.setUint32(10, crc32(content), true);
    common.setUint32(14, bytes.length, true);
    common.setUint32(18, content.length, true);
    common.setUint16(22, encoded.length, true);
    const header = new Uint8Array(common.buffer);
    const local = [Uint8Array.of(0x50, 0x4b, 3, 4), header, encoded, bytes];
    const tail = new DataView(new ArrayBuffer(14));
    tail.setUint32(10, at, true);
    const large = new DataView(new ArrayBuffer(in64Bits ? 28 : 0));
    const entry = header.slice();
    if (in64Bits) {
      // Sizes and the place are in a field of their own, of 64 bits.
      large.setUint16(0, 1, true);
      large.setUint16(2, 24, true);
      large.setBigUint64(4, BigInt(content.length), true);
      large.setBigUint64(12, BigInt(bytes.length), true);
      large.setBigUint64(20, BigInt(at), true);
      entry.fill(0xff, 14, 22);
      entry[24] = large.byteLength;
      tail.setUint32(10, 0xffffffff, true);
    }
    directory.push(
      Uint8Array.of(0x50, 0x4b, 1, 2, 20, 0),
      entry,
      new Uint8Array(tail.buffer),
      encoded,
      new Uint8Array(large.buffer),
    );
    parts.push(...local);
    at += local.reduce((sum, {length}) => sum + length, 0);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, length, true);
  end.setUint32(16, at, true);
  return new Uint8Array(
    Buffer.concat([...parts, ...directory, new Uint8Array(end.buffer)]),
  );
}
