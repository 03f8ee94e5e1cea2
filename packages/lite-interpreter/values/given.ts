/** What has to be there; what is missing otherwise is said. */
export function given<T>(value: T | undefined, what: string): T {
  if (value === undefined) {
    throw new Error(`There is no ${what}.`);
  }
  return value;
}

/** An entry that has to be there; a negative index counts from the end. */
export function entry<T>(list: ArrayLike<T>, index: number): T {
  const found = list[index < 0 ? index + list.length : index];
  if (found === undefined) {
    throw new RangeError(`There is no entry ${index} of ${list.length}.`);
  }
  return found;
}
