/** What the phone leaves undefined, or this runtime cannot do: an error of our own. */
export class RuntimeLimit extends Error {
  override name = 'RuntimeLimit';
}

/** Throws what libtorch or the binding would: of libtorch, the first line. */
export function fail(message: string): never {
  throw new Error(message);
}

/** Throws `message` unless `condition` holds. */
export function check(condition: boolean, message: string): void {
  if (!condition) {
    fail(message);
  }
}
