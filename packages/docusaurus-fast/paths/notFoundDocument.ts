/** Path that the document for unknown addresses is rendered for. */
export const notFoundPath = '/404/';

/** Path that the document was rendered for: hydration has to start from it. */
export function documentPath(): string {
  // An attribute of the not-found page.
  return document.querySelector('[data-not-found]') === null
    ? window.location.pathname
    : notFoundPath;
}
