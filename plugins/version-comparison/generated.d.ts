declare module '@generated/version-comparison/default/files.js' {
  /** Addresses of the comparisons, by the labels of both versions: `0.1-0.2.3`. */
  export const comparisons: Readonly<Record<string, string>>;
}
