import {brand} from '../site/brand';

/**
 * A Snack id: an optional `@owner/` and a name. Ids come from the URL, so anything
 * else must not reach a link, attribute or frame. No anchors or flags, because the
 * configuration of hosts uses the pattern too.
 */
export const snackIdPattern =
  '(?:@[A-Za-z0-9][A-Za-z0-9_-]{0,63}/)?[A-Za-z0-9][A-Za-z0-9_+-]{0,99}';

const snackId = new RegExp(`^${snackIdPattern}$`);

/** The path after the prefix; empty for `/snack/` and `/snack`. */
function restOfPath(pathname: string, prefix: string): string {
  const rest = `${pathname}/`.startsWith(prefix)
    ? pathname.slice(prefix.length)
    : pathname;
  // Some apps escape the at sign when they share a URL.
  return rest.replace(/\/$/, '').replace(/^%40/, '@');
}

/** Whether a path has an id, valid or not. */
export function hasSnackId(pathname: string, prefix: string): boolean {
  return restOfPath(pathname, prefix) !== '';
}

/** The id in a path such as `/snack/@owner/name/`, or undefined if it is invalid. */
export function snackIdFromPath(
  pathname: string,
  prefix: string,
): string | undefined {
  const id = restOfPath(pathname, prefix);
  return snackId.test(id) ? id : undefined;
}

/** URL that opens a Snack in the PlayTorch app. */
export function snackDeepLink(id: string): string {
  return `${brand.id}://snack?snackUrl=exp://exp.host/${id}`;
}
