import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A committed weights file. */
export function readWeights(name: string): ArrayBuffer {
  const file = path.join(import.meta.dirname, '..', `${name}.bin`);
  const bytes = readFileSync(file);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}
