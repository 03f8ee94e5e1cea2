/** While pages are written, the site is not in parts. */
export function fetchPart(): Promise<void> {
  return Promise.resolve();
}
