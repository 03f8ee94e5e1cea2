/**
 * The form of a Snack's id: an optional `@owner/` and a name. Ids come from the
 * address, so whatever has another form reaches no link, attribute or frame.
 * A plain source without anchors or flags: hosts match addresses with it too.
 */
export const snackIdPattern =
  '(?:@[A-Za-z0-9][A-Za-z0-9_-]{0,63}/)?[A-Za-z0-9][A-Za-z0-9_+-]{0,99}';

const snackId = new RegExp(`^${snackIdPattern}$`);

/** Whether a string has the form of a Snack's id. */
export function isSnackId(id: string): boolean {
  return snackId.test(id);
}

/** What follows the prefix of `/snack/@owner/name/`, whatever it is; empty for `/snack/` and `/snack`. */
function restOfPath(pathname: string, prefix: string): string {
  const rest = `${pathname}/`.startsWith(prefix)
    ? pathname.slice(prefix.length)
    : pathname;
  // Some apps escape the at sign when they share an address.
  return rest.replace(/\/$/, '').replace(/^%40/, '@');
}

/** Whether a path asks for a Snack at all, by an id of any form. */
export function hasSnackId(pathname: string, prefix: string): boolean {
  return restOfPath(pathname, prefix) !== '';
}

/** The id in a path such as `/snack/@owner/name/`, or undefined where there is none of valid form. */
export function snackIdFromPath(
  pathname: string,
  prefix: string,
): string | undefined {
  const id = restOfPath(pathname, prefix);
  return isSnackId(id) ? id : undefined;
}

/** Address that opens a Snack in the PlayTorch app. */
export function snackDeepLink(id: string): string {
  return `playtorch://snack?snackUrl=exp://exp.host/${id}`;
}
