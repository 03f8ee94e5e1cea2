import {createRewriteFinder} from './createRewriteFinder';
import {formsOf} from './formsOf';
import {
  hasEncodedSeparator,
  hasPage,
  isHidden,
  isMalformed,
  notFoundFile,
  type SitePaths,
} from './paths';
import type {Tables} from './tables';

/** How the site responds to a request. */
export type Resolution =
  | {kind: 'file'; status: 200 | 404; file: string}
  | {kind: 'redirect'; status: 301 | 302; location: string}
  | {kind: 'malformed'};

/** Other forms of a page's address: `x/index`, `x/index.html`, `x.html`. */
const pageAliases = [/^(.*\/)index(?:\.html)?$/, /^(.+)\.html$/];

function withQuery(location: string, query: string): string {
  if (query === '') {
    return location;
  }
  return `${location}${location.includes('?') ? '&' : '?'}${query}`;
}

/** Paths that an address may be another form of, with their final slash; the address itself without its slash is one. */
function otherForms(pathname: string): string[] {
  if (pathname.endsWith('/')) {
    return [];
  }
  return [...pageAliases.map((alias) => alias.exec(pathname)?.[1]), pathname]
    .filter((path) => path !== undefined)
    .map((path) => (path.endsWith('/') ? path : `${path}/`));
}

/** The page that an address is another form of. */
function findPage(pathname: string, files: SitePaths): string | undefined {
  return otherForms(pathname).find((path) => hasPage(files, path));
}

/** Returns the function that applies tables to a request target such as `/faq?q=1`. */
export function createResolver({
  redirects,
  folderRedirects,
  rewrites,
}: Pick<Tables, 'redirects' | 'folderRedirects' | 'rewrites'>) {
  const redirectByPath = new Map(
    redirects.flatMap((redirect) =>
      formsOf(redirect).map((form) => [form, redirect]),
    ),
  );
  const findRewrite = createRewriteFinder(rewrites);

  return function resolve(target: string, files: SitePaths): Resolution {
    const [rawPath = '', ...rest] = target.split('?');
    const query = rest.join('?');
    const redirectTo = (status: 301 | 302, location: string): Resolution => ({
      kind: 'redirect',
      status,
      location: withQuery(location, query),
    });
    const notFound: Resolution = {
      kind: 'file',
      status: 404,
      file: notFoundFile,
    };

    if (isMalformed(rawPath)) {
      return {kind: 'malformed'};
    }
    let pathname = rawPath;
    try {
      if (rawPath.includes('%')) {
        pathname = decodeURIComponent(rawPath);
      }
    } catch {
      return notFound;
    }
    if (hasEncodedSeparator(rawPath)) {
      return findRewrite(pathname) === undefined
        ? notFound
        : redirectTo(301, pathname.replace(/\/?$/, '/'));
    }

    const redirect = redirectByPath.get(pathname);
    if (redirect !== undefined) {
      return redirectTo(redirect.status, redirect.to);
    }
    if (isHidden(pathname) || pathname.includes('//')) {
      return notFound;
    }
    const folder = folderRedirects.find(({from}) => rawPath.startsWith(from));
    if (folder !== undefined) {
      const moved = folder.to + rawPath.slice(folder.from.length);
      return redirectTo(folder.status, findPage(moved, files) ?? moved);
    }
    const page = findPage(pathname, files);
    if (page !== undefined) {
      return redirectTo(301, page);
    }
    if (files.has(pathname)) {
      return {kind: 'file', status: 200, file: pathname};
    }
    // An id may end in "index", so it comes before the other forms of an address.
    const rewrite = findRewrite(pathname);
    if (rewrite !== undefined) {
      return pathname.endsWith('/')
        ? {kind: 'file', status: 200, file: `${rewrite.page}index.html`}
        : redirectTo(301, `${pathname}/`);
    }
    const withId = otherForms(pathname).find(findRewrite);
    if (withId !== undefined) {
      return redirectTo(301, withId);
    }
    return pathname.endsWith('/') && hasPage(files, pathname)
      ? {kind: 'file', status: 200, file: `${pathname}index.html`}
      : notFound;
  };
}
