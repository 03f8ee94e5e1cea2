/** A query and the pages that it should find. */
export type LabelledQuery = {
  query: string;
  /** Any of these is right. One without an anchor stands for every section of its page. */
  expected: string[];
  /** Docs version to search, by its name in Docusaurus. */
  version: string;
};

/** Makes labelled queries from rows of a query and the pages that it should find. */
export function labelQueries(
  version: string,
  rows: readonly (readonly [query: string, ...expected: string[]])[],
): LabelledQuery[] {
  return rows.map(([query, ...expected]) => ({query, expected, version}));
}
