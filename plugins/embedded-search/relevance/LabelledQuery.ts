/** What a reader might type, and where that should lead. */
export type LabelledQuery = {
  query: string;
  /** Places that answer it. With an anchor it must be that one; without, any part of the page will do. */
  expected: string[];
  /** Docs version that is searched, as Docusaurus names it. */
  version?: string;
};
