import {inflateSync} from 'node:zlib';

const signature = 0x774f4646;
const headerSize = 44;
const woffEntrySize = 20;
const sfntEntrySize = 16;

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

type Table = {tag: number; checksum: number; data: Buffer};

function readTables(woff: Buffer): Table[] {
  return Array.from({length: woff.readUInt16BE(12)}, (_, index) => {
    const entry = headerSize + index * woffEntrySize;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.readUInt32BE(entry),
      checksum: woff.readUInt32BE(entry + 16),
      // A table that would not shrink is stored as it is.
      data: packedLength < length ? inflateSync(packed) : packed,
    };
  });
}

/**
 * Turns a WOFF font into the plain one inside it. The renderer reads no
 * compressed fonts, and npm carries our face only as WOFF.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < headerSize || woff.readUInt32BE(0) !== signature) {
    throw new Error(
      'The font is not a WOFF file. Give the path of one that ends in ".woff".',
    );
  }
  const tables = readTables(woff);
  const directory = Buffer.alloc(12 + tables.length * sfntEntrySize);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(power * sfntEntrySize, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((tables.length - power) * sfntEntrySize, 10);
  const chunks: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({tag, checksum, data}, index) => {
    const entry = 12 + index * sfntEntrySize;
    directory.writeUInt32BE(tag, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    chunks.push(data, Buffer.alloc(padded(data.length) - data.length));
    offset += padded(data.length);
  });
  return Buffer.concat(chunks);
}
