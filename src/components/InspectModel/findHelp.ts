/** Messages that Troubleshooting explains, by what they say. */
const entries: readonly (readonly [RegExp, string])[] = [
  [/^Following ops cannot be found/, 'missing-operators'],
  [/^Nobody knows whether it has/, 'missing-operators'],
  [/^Lite Interpreter version number/, 'lite-version'],
  [/locating file bytecode\.pkl/, 'bytecode-not-found'],
  [/failed finding central directory|not a ZIP archive/, 'not-a-zip'],
];

/** Where a message of PyTorch is explained, if it is. */
export function findHelp(message: string): string | undefined {
  const id = entries.find(([pattern]) => pattern.test(message))?.[1];
  return id === undefined ? undefined : `/troubleshooting/#${id}`;
}
