/** The one form of a page's path: no `.html`, no `index`, a slash at the end; other paths stay as they are. */
export function cleanPath(pathname: string): string {
  const stem = pathname.replace(/\.html$/, '');
  const isIndex = /\/index\/?$/.test(stem);
  if (stem === pathname && !isIndex) {
    return pathname;
  }
  return `${stem.replace(/\/(?:index\/?)?$/, '')}/`;
}
