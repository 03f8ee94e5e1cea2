/**
 * A native method with a promise: it runs at once, as the calls before and after
 * it do, and rejects where it would throw.
 */
export function promised<Args extends unknown[], Result>(
  method: (...args: Args) => Result,
): (...args: Args) => Promise<Awaited<Result>> {
  return (...args) =>
    new Promise((resolve) => {
      resolve(method(...args) as Awaited<Result>);
    });
}
