/** The string literal with the JSON of a value. */
export function jsonLiteral(value: unknown): string {
  return `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`;
}
