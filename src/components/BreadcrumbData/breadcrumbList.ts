/** A breadcrumb. */
type Crumb = {name: string; url: string};

/** Breadcrumbs as JSON-LD, without repeated pages. */
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
    // A name must not close the script element.
  }).replaceAll('<', '\\u003c');
}
