/**
 * Raw request paths that no browser sends: a dot segment, a control character, a
 * fragment. They get a 400 before anything decodes them. Works in JavaScript and in
 * nginx's PCRE.
 */
export const malformedPath = [
  '%(?:[01][0-9a-f]|7f)',
  '[#\\x5c\\x00-\\x20\\x7f]',
  '/(?:\\.|%2e){1,2}(?:[/?]|$)',
].join('|');

/**
 * Separators that an app may encode in an id, as in `/snack/%40owner%2Fname`. Decoded
 * before they are looked at, they would lead out of a folder.
 */
export const encodedSeparator = '%(?:2f|5c)';

/**
 * Files of the build that have no address of their own: compressed copies, the
 * configuration of hosts, the not-found page, dot files.
 */
export const hiddenFile = [
  '\\.(?:br|gz)$',
  '^/(?:_redirects|_headers|_tables\\.json|404\\.html)$',
  '/\\.(?!well-known/)',
].join('|');

const malformed = new RegExp(malformedPath, 'i');
const hidden = new RegExp(hiddenFile);

/** Says whether a raw request path is broken or tries to leave the site. */
export function isMalformed(rawPath: string): boolean {
  return !rawPath.startsWith('/') || malformed.test(rawPath);
}

const separator = new RegExp(encodedSeparator, 'i');

/** Says whether a raw request path has an encoded separator. */
export function hasEncodedSeparator(rawPath: string): boolean {
  return separator.test(rawPath);
}

/** Says whether a file of the build must not be served. */
export function isHidden(file: string): boolean {
  return hidden.test(file);
}

/** Tells whoever watches the server that it is well. */
export const healthPath = '/healthz';

/** The not-found page. */
export const notFoundFile = '/404.html';

/** Paths of files, such as `/faq/index.html`. */
export type SitePaths = {has: (path: string) => boolean};

/** Says whether the site has a page at a path that ends in a slash. */
export function hasPage(files: SitePaths, pagePath: string): boolean {
  return files.has(`${pagePath}index.html`);
}
