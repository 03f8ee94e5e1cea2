type Key = {name: number};
type Options = {end?: boolean; strict?: boolean; sensitive?: boolean};

/**
 * Stands in for the package that reads patterns of paths. Ours have none: a path is
 * itself, or a star, which takes every path.
 */
export default function pathToRegexp(
  path: string,
  keys: Key[],
  {end = true, strict = false, sensitive = false}: Options,
): RegExp {
  const flags = sensitive ? '' : 'i';
  if (path === '*') {
    keys.push({name: 0});
    return /^(.*)$/;
  }
  // Links come with their signs escaped already.
  const plain = path.replaceAll(/\\(.)/g, '$1');
  const hasSlash = plain.endsWith('/');
  const literal = (strict || !hasSlash ? plain : plain.slice(0, -1)).replaceAll(
    /[.+*?=^!:${}()[\]|/\\]/g,
    String.raw`\$&`,
  );
  const slash = strict ? '' : String.raw`(?:\/(?=$))?`;
  const rest = strict && hasSlash ? '' : String.raw`(?=\/|$)`;
  return new RegExp(`^${literal}${slash}${end ? '$' : rest}`, flags);
}

/** The router would make an address of a pattern by it; ours redirects to none. */
pathToRegexp.compile = (path: string) => () => path;
