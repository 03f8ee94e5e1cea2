import {versionOfPath} from '@site/config/versions';

/** The key that the docs plugin reads. */
const storageKey = 'docs-preferred-version-default';

/** Stores the version whose link of the dropdown is followed before the app is there to do so. */
export function rememberVersion(link: HTMLAnchorElement): void {
  const version = versionOfPath(link.pathname);
  try {
    if (version !== undefined) {
      localStorage.setItem(storageKey, version.name);
    }
  } catch {
    // Storage is denied or full: the link leads there all the same.
  }
}
