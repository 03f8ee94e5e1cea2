/** A query and the pages that it should find. */
export type LabelledQuery = {
  query: string;
  /** Any of these is right. One without an anchor stands for every section of its page. */
  expected: string[];
  /** Docs version to search, by its name in Docusaurus; the latest by default. */
  version?: string;
};
