/** A step on the way to a page: what it is called, and its address. */
export type Crumb = {name: string; url: string};

/** The way to a page as search engines read it; a page that comes twice counts where it is first. */
export function breadcrumbList(crumbs: readonly Crumb[]): string {
  const trail = crumbs.filter(
    ({url}, index) => crumbs.findIndex((other) => other.url === url) === index,
  );
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
    // A name must not end the script that holds it.
  }).replaceAll('<', '\\u003c');
}
