/** Checks a setting that is a path on this site, so that nothing is sent to a third party, and no policy or configuration is broken. */
export function parseSitePath(
  name: string,
  text: string | undefined,
): string | undefined {
  if (text !== undefined && !/^\/(?!\/)[\w./-]*$/.test(text)) {
    throw new Error(
      `${name}: ${JSON.stringify(text)} is not valid. Set it to a path on this site such as "/feedback".`,
    );
  }
  return text;
}
