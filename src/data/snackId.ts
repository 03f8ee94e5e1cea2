/**
 * The form of a Snack's id: an optional `@owner/` and a name. Ids come from the
 * address, so whatever has another form reaches no link, attribute or frame.
 */
export const snackIdPattern =
  '(?:@[A-Za-z0-9][A-Za-z0-9_-]{0,63}/)?[A-Za-z0-9][A-Za-z0-9_+-]{0,99}';

const snackId = new RegExp(`^${snackIdPattern}$`);

/** The id in a path such as `/snack/@owner/name/`, or undefined where there is none of valid form. */
export function snackIdFromPath(
  pathname: string,
  prefix: string,
): string | undefined {
  if (!pathname.startsWith(prefix)) {
    return undefined;
  }
  const id = pathname.slice(prefix.length).replace(/\/$/, '');
  return snackId.test(id) ? id : undefined;
}

/** Address that opens a Snack in the PlayTorch app. */
export function snackDeepLink(id: string): string {
  return `playtorch://snack?snackUrl=exp://exp.host/${id}`;
}
