/** The innermost line of a stack trace that is in the script at an address. */
export function lineOf(
  stack: string | undefined,
  url: string,
): number | undefined {
  const [, rest] = stack?.split(`${url}:`, 2) ?? [];
  const line = Number.parseInt(rest ?? '', 10);
  return Number.isNaN(line) ? undefined : line;
}
