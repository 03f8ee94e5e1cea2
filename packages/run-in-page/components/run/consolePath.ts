/** Code for a release, as an address carries it. */
export type Shared = {release: string; code: string};

/** Writes text with letters that a fragment may have. */
export function encode(text: string): string {
  // Joined: engines take no more than some ten thousand arguments.
  const bytes = Array.from(new TextEncoder().encode(text), (byte) =>
    String.fromCharCode(byte),
  );
  return btoa(bytes.join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The address of the console with code in its fragment, which browsers send to nobody. */
export function consolePath({release, code}: Shared): string {
  return `/console/#code=${release}~${encode(code)}`;
}
