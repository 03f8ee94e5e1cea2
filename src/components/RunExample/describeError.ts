/** What Sucrase says of code that it cannot compile. */
const syntaxError = /^Error transforming [^:]+: (.+) \((\d+):\d+\)$/;

/** An error before the code runs: of the compiler, with its line, or of the network. */
export function describeError(error: unknown): {text: string; line?: number} {
  const message = error instanceof Error ? error.message : String(error);
  const [, text, line] = syntaxError.exec(message) ?? [];
  return text === undefined
    ? {text: message}
    : {text: `SyntaxError: ${text}`, line: Number(line)};
}
