/** A block of nginx's configuration, its content indented. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `    ${line}`), '}'];
}

/** A block on one line. */
export function shortBlock(head: string, directive: string): string {
  return `${head} { ${directive} }`;
}

/** A text in quotes; nginx would read a dollar or a quote in it as its own. */
export function quoted(text: string): string {
  if (/["$\\]/.test(text)) {
    throw new Error(
      `nginx: ${text} holds a character that means something to nginx. Write it without ", $ and \\.`,
    );
  }
  return `"${text}"`;
}

/** A text as a regular expression that matches just it. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
