const mostCharacters = 60;

/** Words to search for, out of the last part of a path; empty where it has none. */
export function searchWords(path: string): string {
  const name = path
    .replace(/(?:\/index)?\.html?$/i, '')
    .split('/')
    .filter(Boolean)
    .at(-1);
  return (name ?? '')
    .slice(0, mostCharacters)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
