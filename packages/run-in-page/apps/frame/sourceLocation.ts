import type {SourceLocation} from '../bridge';

/** The innermost line of a stack trace that is in a script of ours, by the addresses of those. */
export function sourceLocation(
  stack: string | undefined,
  files: ReadonlyMap<string, string>,
): SourceLocation | undefined {
  for (const [, url = '', line] of stack?.matchAll(/(blob:[^\s)]+?):(\d+)/g) ??
    []) {
    const file = files.get(url);
    if (file !== undefined) {
      return {file, line: Number(line)};
    }
  }
  return undefined;
}
