/** Paths in a sitemap. A regular expression, because `DOMParser` is a Trusted Types sink. */
export function sitemapPaths(xml: string): string[] {
  return Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}
