import {createRewriteFinder} from '../../server/createRewriteFinder';
import {rewrites} from '../../server/rewrites';

const findRewrite = createRewriteFinder(rewrites);

/** The one form of a page's path: no `.html`, no `index`, a slash at the end; other paths stay as they are. */
export function cleanPath(pathname: string): string {
  // An id may end in "index".
  if (findRewrite(pathname) !== undefined) {
    return pathname;
  }
  const stem = pathname.replace(/\.html$/, '');
  const isIndex = stem.endsWith('/index');
  if (stem === pathname && !isIndex) {
    return pathname;
  }
  return `${stem.replace(/\/(?:index)?$/, '')}/`;
}
