/** Bytes in pieces, so that large ones are copied once. */
export type Bytes = {parts: readonly Uint8Array[]; length: number};

const encoder = new TextEncoder();

function varint(value: number | bigint): Uint8Array {
  let rest = BigInt.asUintN(64, BigInt(value));
  const bytes: number[] = [];
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}

const wrap = (bytes: Uint8Array): Bytes => ({
  parts: [bytes],
  length: bytes.length,
});

/** One after the other. */
export function join(pieces: readonly Bytes[]): Bytes {
  return {
    parts: pieces.flatMap(({parts}) => parts),
    length: pieces.reduce((sum, {length}) => sum + length, 0),
  };
}

/** A field that holds an integer. */
export function integer(field: number, value: number): Bytes {
  return join([wrap(varint(field << 3)), wrap(varint(Math.trunc(value)))]);
}

/** A field that holds a float of 32 bits. */
export function float(field: number, value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setFloat32(0, value, true);
  return join([wrap(varint((field << 3) | 5)), wrap(bytes)]);
}

/** A field that holds another message, a string or bytes. */
export function message(
  field: number,
  content: Bytes | Uint8Array | string,
): Bytes {
  const inner =
    typeof content === 'string'
      ? wrap(encoder.encode(content))
      : content instanceof Uint8Array
        ? wrap(content)
        : content;
  return join([
    wrap(varint((field << 3) | 2)),
    wrap(varint(inner.length)),
    inner,
  ]);
}

/** All pieces in one array. */
export function toBytes({parts, length}: Bytes): Uint8Array {
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
