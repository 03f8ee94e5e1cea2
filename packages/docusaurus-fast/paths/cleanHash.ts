/** The hash of an address, or an empty string if its percent-encoding is broken: decoding it would throw. */
export function cleanHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return '';
  }
}
