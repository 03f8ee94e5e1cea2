/** What decides the form of paths. */
export type PathSettings = {
  /** Regular expressions of paths that stay as they are. */
  kept: readonly string[];
  /** Whether the paths of pages end in a slash. */
  trailingSlash: boolean;
};

/**
 * Returns the function that gives a page's path its one form: no `.html`, no `index`, a slash
 * at the end unless the site has none; other paths stay as they are. A path starts with one
 * slash: a browser takes what follows two for another host.
 */
export function createCleanPath({
  kept,
  trailingSlash,
}: PathSettings): (address: string) => string {
  const patterns = kept.map((pattern) => new RegExp(`^(?:${pattern})$`));
  return (address) => {
    const pathname = address.replace(/^[/\\]+/, '/');
    if (patterns.some((pattern) => pattern.test(pathname))) {
      return pathname;
    }
    const stem = pathname.replace(/\.html$/, '');
    if (stem === pathname && !stem.endsWith('/index')) {
      return pathname;
    }
    const bare = stem.replace(/\/(?:index)?$/, '');
    return trailingSlash || bare === '' ? `${bare}/` : bare;
  };
}
