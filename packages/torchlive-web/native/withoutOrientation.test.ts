import {describe, expect, it} from 'vitest';
import {createExif} from './createExif';
import {withoutOrientation} from './withoutOrientation';

const orientations = [1, 2, 3, 4, 5, 6, 7, 8];

/** A JPEG without picture: comment, EXIF, start of scan. */
function createJpeg(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const comment = [0xff, 0xfe, 0, 4, 1, 2];
  return Uint8Array.of(0xff, 0xd8, ...comment, ...exif, 0xff, 0xda, 0, 2);
}

describe('withoutOrientation', () => {
  it.each(
    orientations.flatMap((each) => [
      [each, true] as const,
      [each, false] as const,
    ]),
  )(
    'makes orientation %d upright (little-endian: %s)',
    (orientation, isLittleEndian) => {
      const file = createJpeg(createExif(orientation, isLittleEndian));
      const before = file.slice();
      expect(withoutOrientation(file)).toEqual(
        createJpeg(createExif(1, isLittleEndian)),
      );
      expect(file).toEqual(before);
    },
  );

  it('works on a part of a buffer', () => {
    const file = createJpeg(createExif(6, true));
    const padded = new Uint8Array(file.length + 5);
    padded.set(file, 5);
    expect(withoutOrientation(padded.subarray(5))).toEqual(
      createJpeg(createExif(1, true)),
    );
  });

  it.each([
    ['nothing', []],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]],
    ['JPEG without EXIF', [0xff, 0xd8, 0xff, 0xda, 0, 2, 0, 0, 0, 0, 0, 0]],
    ['no marker', [0xff, 0xd8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])('leaves as it is: %s', (_, bytes) => {
    const file = Uint8Array.from(bytes);
    expect(withoutOrientation(file)).toBe(file);
  });

  it('leaves a file that ends anywhere', () => {
    const file = createJpeg(createExif(6, true));
    for (let length = 0; length < file.length; length++) {
      expect(() => withoutOrientation(file.slice(0, length))).not.toThrow();
    }
  });
});
