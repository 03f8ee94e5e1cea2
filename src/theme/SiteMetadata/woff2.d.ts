declare module '*.woff2' {
  /** URL of the file in the build. */
  const url: string;
  export default url;
}
