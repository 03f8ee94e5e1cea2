const reference = /\b(?:file=|from=|sample=)"?samples\/([^/\s"]+)/g;

/** Names of the samples that a page shows, each once. */
export function sampleNames(page: string): string[] {
  return [
    ...new Set([...page.matchAll(reference)].map(([, name = '']) => name)),
  ];
}
