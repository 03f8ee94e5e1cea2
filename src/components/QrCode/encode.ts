import {encodeQR} from 'qr';

/** Rows of a QR code with the light border that readers need, true where a module is dark. */
export type QrModules = readonly (readonly boolean[])[];

/** Encodes a text. A module of its own, so that the library loads on demand. */
export function encode(text: string): QrModules {
  return encodeQR(text, 'raw', {ecc: 'medium', border: 4});
}
