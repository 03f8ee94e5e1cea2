/**
 * The page of this site that an address from outside names, such as one in a query: its path
 * from the root. Undefined for anything else, however it is spelled. Link to `href`: a path
 * alone may begin with two slashes.
 */
export function urlOnSite(
  address: string,
  origin = location.origin,
): URL | undefined {
  try {
    const url = new URL(address, origin);
    return address.startsWith('/') && url.origin === origin ? url : undefined;
  } catch {
    return undefined;
  }
}
