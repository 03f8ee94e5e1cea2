import type {Rewrite} from './rewrites';

/** The rewritten folder that a path with an id is in. Server and app decide by this function. */
export function findRewrite(
  rewrites: readonly Rewrite[],
  pathname: string,
): Rewrite | undefined {
  return rewrites.find(({page, idPattern}) =>
    new RegExp(`^${page}(?:${idPattern})/?$`).test(pathname),
  );
}
