import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {unpackWoff} from './unpackWoff';

const woff = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/figtree/files/figtree-latin-800-normal.woff',
  ),
);

function checksumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    sum = (sum + data.readUInt32BE(at)) >>> 0;
  }
  return sum;
}

describe('unpackWoff', () => {
  const font = unpackWoff(woff);

  it('has the size that the WOFF file promises', () => {
    expect(font).toHaveLength(woff.readUInt32BE(16));
  });

  it('holds every table with the checksum it had', () => {
    const count = font.readUInt16BE(4);
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + index * 16;
      const tag = font.toString('latin1', entry, entry + 4);
      const offset = font.readUInt32BE(entry + 8);
      const length = font.readUInt32BE(entry + 12);
      const table = font.subarray(offset, offset + Math.ceil(length / 4) * 4);
      // The checksum of `head` leaves out its own adjustment.
      if (tag !== 'head') {
        expect(checksumOf(table), tag).toBe(font.readUInt32BE(entry + 4));
      }
    }
  });

  it.each([Buffer.alloc(0), Buffer.from('wOF2'.padEnd(60, '.'))])(
    'refuses other files',
    (file) => {
      expect(() => unpackWoff(file)).toThrow('not a WOFF file');
    },
  );
});
