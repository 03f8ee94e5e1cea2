/** A docs version, and the release that it documents. */
type ConsoleVersion = {
  label: string;
  /** Label in the choice of versions. */
  menuLabel: string;
  packageVersion: string;
};

/** What the console is told about the address and the site. */
export type ConsoleProps = {
  /** The fragment of the address. */
  hash: string;
  /** Where the tabs lead first. */
  firstPaths: {code: string; app: string};
  versions: readonly ConsoleVersion[];
  /** The release that it begins with. */
  preferred: string;
  /** What readers call the topics of the examples, by their ids, in their order. */
  topics: Readonly<Record<string, string>>;
  /** The code that it begins with. */
  firstCode: string;
};
