/** The hash of an address; none where its escapes are broken, which nothing below could decode. */
export function cleanHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return '';
  }
}
