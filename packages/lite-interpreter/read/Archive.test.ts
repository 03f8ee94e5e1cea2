import {describe, expect, it} from 'vitest';
import {writeZip} from '../testing/writeZip';
import {Archive} from './Archive';

const numbers = Uint8Array.from({length: 100}, (_, k) => k);

/** The place of the header in the directory of an archive of one file. */
function directoryOf(bytes: Uint8Array): DataView {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return new DataView(bytes.buffer, view.getUint32(bytes.length - 6, true));
}

function lying(field: number, value: number, deflated = false): Uint8Array {
  const bytes = writeZip([['m/a', numbers]], deflated);
  directoryOf(bytes).setUint32(field, value, true);
  return bytes;
}

const storedSize = 20;
const realSize = 24;
const offset = 42;
const corrupted = 'invalid header or archive is corrupted';

describe('an archive', () => {
  it('gives the bytes of the file, not a copy', () => {
    const bytes = writeZip([['m/a', numbers]]);
    const read = new Archive(bytes).read('a');
    expect(read).toEqual(numbers);
    expect(read.buffer).toBe(bytes.buffer);
  });

  it('inflates what another tool deflated', async () => {
    const archive = new Archive(writeZip([['m/a', numbers]], true));
    await archive.prepare();
    expect(archive.read('a')).toEqual(numbers);
  });

  it.each([
    ['more bytes than the file has', lying(storedSize, 5000)],
    ['another size than it has', lying(realSize, 5000)],
    ['a place outside of the file', lying(offset, 1e6)],
    ['more than Deflate can make', lying(realSize, 2 ** 31, true)],
  ])('refuses an entry that declares %s', (_what, bytes) => {
    expect(() => new Archive(bytes)).toThrow(corrupted);
  });

  it.each([
    ['more', 101],
    ['less', 99],
  ])(
    'refuses an entry that declares %s than it inflates to',
    async (_what, size) => {
      await expect(
        new Archive(lying(realSize, size, true)).prepare(),
      ).rejects.toThrow(corrupted);
    },
  );

  it('refuses a ZIP bomb before it goes off', async () => {
    const empty = new Uint8Array(2 ** 20);
    const files = Array.from(
      {length: 70},
      (_, k) => [`m/${k}`, empty] as const,
    );
    const bomb = writeZip(files, true);
    await expect(new Archive(bomb).prepare()).rejects.toThrow(
      'archive is too large',
    );
  });

  it('reads sizes and places of 64 bits', () => {
    const bytes = writeZip([['m/a', numbers]], false, true);
    expect(new Archive(bytes).read('a')).toEqual(numbers);
  });
});
