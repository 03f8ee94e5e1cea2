/** A block of nginx's configuration, its content indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `    ${line}`), '}'];
}

/** A block on one line. */
export function shortBlock(head: string, directive: string): string {
  return `${head} { ${directive} }`;
}

/** A text in quotes; throws on characters that nginx would interpret. */
export function quoted(text: string): string {
  if (/["$\\]/.test(text)) {
    throw new Error(
      `nginx: ${text} contains a character that has a meaning in nginx. Write it without ", $ and \\.`,
    );
  }
  return `"${text}"`;
}

/** Escapes a text for use in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
