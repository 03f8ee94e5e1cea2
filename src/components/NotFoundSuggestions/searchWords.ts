const maxLength = 60;

/** A search query made from the last part of a path; empty if it has no words. */
export function searchWords(path: string): string {
  const name = path
    .replace(/(?:\/index)?\.html?$/i, '')
    .split('/')
    .filter(Boolean)
    .at(-1);
  return (name ?? '')
    .slice(0, maxLength)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
