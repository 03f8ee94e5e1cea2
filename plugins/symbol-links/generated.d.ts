declare module '@generated/symbol-links/default/home.json' {
  /** Addresses of the symbols that the home page names. */
  const links: Readonly<Record<string, string>>;
  export default links;
}
