import {versions} from '@generated/fast-entry';
import siteStorage from '@generated/site-storage';

/** Stores the version that is picked in the dropdown before hydration, where the docs plugin reads it. */
export function rememberVersion(link: HTMLAnchorElement): void {
  const version = versions.find(({path}) =>
    `${link.pathname}/`.startsWith(path),
  );
  try {
    if (version?.name !== undefined) {
      window[siteStorage.type].setItem(
        `docs-preferred-version-${version.pluginId}${siteStorage.namespace}`,
        version.name,
      );
    }
  } catch {
    // Storage is denied or full: the link works all the same.
  }
}
