/** Longest wait for an idle browser, in milliseconds: a busy page has to hydrate too. */
export const hydrationTimeout = 2000;
