/** Characters of a printed value that are sent: more would hold up the page. */
const maxLength = 20_000;

/** Cuts text that is too long, and says so. */
export function shorten(text: string): string {
  const rest = text.length - maxLength;
  return rest > 0
    ? `${text.slice(0, maxLength)}… ${rest} more characters are not shown.`
    : text;
}
