/** While pages are written, none is fetched ahead. */
export function pageFiles(): Promise<string[]> {
  return Promise.resolve([]);
}
