/** Paths in a sitemap. Read by pattern: to Trusted Types, an XML parser is a script sink. */
export function sitemapPaths(xml: string): string[] {
  return Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}
