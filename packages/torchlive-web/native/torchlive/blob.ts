import {asInteger} from './arguments';
import {asHostObject, hostFunction, memberObject} from './hostObject';
import {isSince, type Release} from '../release';

/** Bytes, and what they are: empty unless they come from an image or a sound. */
export class Blob {
  constructor(
    readonly bytes: Uint8Array,
    readonly type = '',
  ) {}
}

export const isBlob = (native: object): native is Blob =>
  native instanceof Blob;

/** Part of a blob, by its byte offsets: nothing if one of them lies outside. */
function slice({bytes}: Blob, args: readonly unknown[]): Blob {
  const size = bytes.length;
  const start = args.length > 0 ? asInteger(args, 0) : 0;
  const end = args.length > 1 ? asInteger(args, 1) : size;
  if (Math.abs(start) > size || Math.abs(end) > size) {
    return new Blob(new Uint8Array());
  }
  const fromStart = (at: number) => (at < 0 ? size + at : at);
  return new Blob(bytes.slice(fromStart(start), fromStart(end)));
}

/** A blob as JavaScript sees it. */
export function blobObject(blob: Blob, release: Release): object {
  const arrayBuffer = hostFunction('arrayBuffer', 0, (self) => {
    const {bytes} = asHostObject(self, isBlob);
    return Promise.resolve(bytes.slice());
  });
  const {length: size} = blob.bytes;
  if (!isSince(release, '0.2.1')) {
    return memberObject(blob, {arrayBuffer, size});
  }
  return memberObject(blob, {
    arrayBuffer,
    slice: hostFunction('slice', 0, (self, args) =>
      blobObject(slice(asHostObject(self, isBlob), args), release),
    ),
    size,
    type: blob.type,
  });
}
