/** The text of a function whose body is a CommonJS module; lines keep their numbers. */
export function wrapModule(
  source: string,
  names: readonly string[],
  isAsync = false,
): string {
  const keyword = isAsync ? 'async function' : 'function';
  return `(${keyword} (${names.join(', ')}) {${source}\n})`;
}

/** Turns the text of a function into the function; `file` is its name in stack traces. */
export type Evaluate = (
  text: string,
  file: string,
) => (...values: readonly unknown[]) => unknown;
