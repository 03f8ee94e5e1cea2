import {encodeQR} from 'qr';

/** Rows of a QR code with its quiet zone; true is a dark module. */
export type QrModules = readonly (readonly boolean[])[];

/** Encodes a text. In its own module, so that the library loads on demand. */
export function encode(text: string): QrModules {
  return encodeQR(text, 'raw', {ecc: 'medium', border: 4});
}
