/** The EXIF segment of a JPEG with one tag, the orientation: for tests. */
export function createExif(
  orientation: number,
  isLittleEndian = true,
): Uint8Array<ArrayBuffer> {
  const segment = new Uint8Array(36);
  const view = new DataView(segment.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, segment.length - 2);
  view.setUint32(4, 0x45786966); // "Exif"
  view.setUint16(10, isLittleEndian ? 0x4949 : 0x4d4d);
  view.setUint16(12, 42, isLittleEndian);
  view.setUint32(14, 8, isLittleEndian); // Where the directory starts
  view.setUint16(18, 1, isLittleEndian); // Number of entries
  view.setUint16(20, 0x0112, isLittleEndian);
  view.setUint16(22, 3, isLittleEndian); // Type: short
  view.setUint32(24, 1, isLittleEndian); // Count
  view.setUint16(28, orientation, isLittleEndian);
  return segment;
}
