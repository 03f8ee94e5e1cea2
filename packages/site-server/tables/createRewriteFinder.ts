import type {Rewrite} from './tables';

/** Returns the function that finds the rewritten folder of a path with an id. Server and app decide by it. */
export function createRewriteFinder(
  rewrites: readonly Rewrite[],
): (pathname: string) => Rewrite | undefined {
  const patterns = rewrites.map((rewrite) => ({
    rewrite,
    pattern: new RegExp(`^${rewrite.page}(?:${rewrite.idPattern})/?$`),
  }));
  return (pathname) =>
    patterns.find(({pattern}) => pattern.test(pathname))?.rewrite;
}
