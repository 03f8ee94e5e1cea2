/** What Sucrase says of code that it cannot compile; a lone file is called `Line`. */
const syntaxError = /^Error transforming (?:Line|([^:]+)): (.+) \((\d+):\d+\)$/;

/** What went wrong, and where in the code; a file is named if there are several. */
type Described = {text: string; file?: string; line?: number};

/** An error before the code runs: of the compiler, with its line, or of the network. */
export function describeError(error: unknown): Described {
  const message = error instanceof Error ? error.message : String(error);
  const [, file, text, line] = syntaxError.exec(message) ?? [];
  return text === undefined
    ? {text: message}
    : {
        text: `SyntaxError: ${text}`,
        line: Number(line),
        ...(file !== undefined && {file}),
      };
}
