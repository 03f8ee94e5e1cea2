/** Fewest words of a tutorial, besides its code. */
export const leastWords = 500;

/** Counts the words of prose: no front matter, code, tags or comments. */
export function countWords(page: string): number {
  const prose = page
    .replace(/^ *```.*?^ *```$/gms, '')
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/\{\/\*.*?\*\/\}/g, '')
    .replace(/<[^>]+>/g, '');
  return prose.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;
}
