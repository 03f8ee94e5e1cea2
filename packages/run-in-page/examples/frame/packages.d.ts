// What the bundler finds without types.
declare module '@generated/run-examples/package' {
  /** Loads a file of the package, by its path in `lib/commonjs` without extension. */
  export const packageFiles: Readonly<Record<string, () => unknown>>;
}
