/** What a program fails with: the first line is what the phone shows. */
export class ScriptError extends Error {
  override readonly name = 'RuntimeError';
}
