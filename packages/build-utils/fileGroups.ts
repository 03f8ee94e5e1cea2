/** What a feature knows of the files that it wrote: which readers need them. */
export type FileGroup = {
  /** Picks them among all files of a build, each by its path such as `/assets/files/a-1234.txt`. */
  pick: (files: readonly string[], outDir: string) => readonly string[];
  /** Names of the docs versions that need them: of every version where left out, and none if empty. */
  versions?: readonly string[];
  /** Set if readers may do without them. */
  optional?: true;
};

/** A group of the files whose path matches. */
export function groupMatching(
  pattern: RegExp,
  needs: Omit<FileGroup, 'pick'> = {},
): FileGroup {
  return {
    pick: (files) => files.filter((file) => pattern.test(file)),
    ...needs,
  };
}

/** A docs version: Docusaurus's name for it and the path of its pages, such as `/docs/0.2.1/`. */
export type VersionRoot = {name: string; root: string};

/** The pages of each docs version, with their copies in Markdown. */
export function groupPages(versions: readonly VersionRoot[]): FileGroup[] {
  // Longest first: one root may start with another.
  const sorted = [...versions].sort((a, b) => b.root.length - a.root.length);
  return versions.map((version) => ({
    pick: (files) =>
      files.filter(
        (file) =>
          /\.(?:html|md)$/.test(file) &&
          sorted.find(({root}) => file.startsWith(root)) === version,
      ),
    versions: [version.name],
  }));
}

/** Returns the function that lists what a docs version needs: the files of its groups and those of no group. */
export function createPicker(
  files: readonly string[],
  outDir: string,
  groups: readonly FileGroup[],
): (version: string) => string[] {
  const picked = groups.map(({pick, versions}) => ({
    versions,
    files: new Set(pick(files, outDir)),
  }));
  return (version) =>
    files.filter((file) => {
      const owners = picked.filter((group) => group.files.has(file));
      return (
        owners.length === 0 ||
        owners.some(({versions}) => versions?.includes(version) ?? true)
      );
    });
}
