import type {LibtorchRelease} from '../read/versions';

/**
 * What libtorch's lite interpreter says of a method whose operators it lacks: 1.10 lists
 * all of them (github.com/pytorch/android-demo-app/issues/319), 1.12 ends at the first.
 */
export function missingMessage(
  [first = '', ...rest]: readonly string[],
  release: LibtorchRelease,
): string {
  return release === '1.10'
    ? `Following ops cannot be found. Check fburl.com/missing_ops for the fix.{${[first, ...rest].map((name) => `${name}, `).join('')}}`
    : `Following ops cannot be found. Please check if the operator library is included in the build. If built with selected ops, check if these ops are in the list. If you are a Meta employee, please see fburl.com/missing_ops for a fix. Or post it in https://discuss.pytorch.org/${first}`;
}
