/** A redirect; both are paths, or `to` is the URL of another site. */
export type Redirect = {from: string; to: string};

/** What a server redirects besides other forms of a page's address. */
export type Redirects = {
  redirects: readonly Redirect[];
  folderRedirects: readonly Redirect[];
};

/** What all forms of a page's address have in common: `/faq`, `/faq/`, `/faq.html`, `/faq/index.html`. */
function stemOf(pathname: string): string {
  return pathname.replace(/\/(?:index(?:\.html)?)?$|\.html$/, '');
}

/** Where a server would send a path that it has no page at; undefined if nowhere. */
export function redirectOf(
  pathname: string,
  hasPage: (pathname: string) => boolean,
  {redirects, folderRedirects}: Redirects,
): string | undefined {
  const stem = stemOf(pathname);
  const redirect = redirects.find(({from}) => stemOf(from) === stem);
  if (redirect !== undefined) {
    return redirect.to;
  }
  const folder = folderRedirects.find(({from}) => pathname.startsWith(from));
  if (folder !== undefined) {
    return folder.to + pathname.slice(folder.from.length);
  }
  return [`${stem}/`, stem].find(
    (page) => page !== '' && page !== pathname && hasPage(page),
  );
}
