/**
 * The same JPEG without its EXIF orientation; any other file as it is. A browser
 * turns a photo upright, but Android's `BitmapFactory` gives the pixels as they
 * are stored. (iOS turns it in `fromFile` and `fromBundle` since 0.2.2.)
 */
export function withoutOrientation(
  file: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const at = findOrientation(new DataView(file.buffer, file.byteOffset));
  if (at === undefined) {
    return file;
  }
  const copy = file.slice();
  new DataView(copy.buffer).setUint16(at.offset, 1, at.isLittleEndian);
  return copy;
}

type Place = {offset: number; isLittleEndian: boolean};

/** Where the value of the orientation stands in a JPEG file. */
function findOrientation(view: DataView): Place | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) {
    return undefined;
  }
  // Segments: a marker, then a length that counts itself.
  for (let at = 2; at + 10 <= view.byteLength;) {
    const marker = view.getUint16(at);
    if (marker === 0xffe1 && view.getUint32(at + 4) === 0x45786966) {
      return findInExif(view, at + 10);
    }
    if (marker === 0xffda || marker >>> 8 !== 0xff) {
      return undefined;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** In a TIFF header and its first directory: entries of tag, type, count, value. */
function findInExif(view: DataView, tiff: number): Place | undefined {
  if (tiff + 8 > view.byteLength) {
    return undefined;
  }
  const isLittleEndian = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittleEndian);
  if (directory + 2 > view.byteLength) {
    return undefined;
  }
  const end = Math.min(
    directory + 2 + view.getUint16(directory, isLittleEndian) * 12,
    view.byteLength - 11,
  );
  for (let entry = directory + 2; entry < end; entry += 12) {
    if (view.getUint16(entry, isLittleEndian) === 0x0112) {
      return {offset: entry + 8, isLittleEndian};
    }
  }
  return undefined;
}
