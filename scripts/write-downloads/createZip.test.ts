import {crc32, inflateRawSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {createZip} from './createZip';

const files = new Map([
  ['app/src/App.tsx', Buffer.from('export default 1;\n')],
  ['app/public/model.ptl', Buffer.alloc(100_000, 'model')],
  ['app/Grüße.md', Buffer.from('# Grüße\n')],
]);

/** What the directory at the end of an archive lists, by the fields of PKWARE's APPNOTE. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const found = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [crc, deflated, size] = [16, 20, 24].map((offset) =>
      zip.readUInt32LE(at + offset),
    );
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + zip.readUInt16LE(local + 26);
    const content = inflateRawSync(
      zip.subarray(start, start + (deflated ?? 0)),
    );
    expect([content.length, crc32(content)]).toEqual([size, crc]);
    found.set(name, content.toString());
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return found;
}

it('the archive has every file, sorted', () => {
  const found = unzip(createZip(files));
  expect([...found.keys()]).toEqual([...files.keys()].toSorted());
  for (const [name, content] of files) {
    expect(found.get(name)).toBe(content.toString());
  }
});

it('the same files give the same archive in any order', () => {
  expect(createZip(new Map([...files].reverse()))).toEqual(createZip(files));
});
