/** The id in a hash, which may be encoded, or be no encoding at all. */
export function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
