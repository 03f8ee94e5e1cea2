import {versions} from '@generated/fast-entry';
import siteStorage from '@generated/site-storage';
import type {VersionRoot} from '../listVersions';

/** Links that choose a version: those of the menu, and the one to the latest. */
const choices = 'a.dropdown__link, .theme-doc-version-banner a';

/** The version of the docs that a page belongs to, if it does to one. */
export function versionAt(pathname: string): VersionRoot | undefined {
  return versions.find(({path}) => `${pathname}/`.startsWith(path));
}

/** Stores the version that a link chooses before hydration, where the docs plugin reads it. */
export function rememberVersion(link: HTMLAnchorElement): void {
  const version = versionAt(link.pathname);
  try {
    if (version?.name !== undefined && link.matches(choices)) {
      window[siteStorage.type].setItem(
        `docs-preferred-version-${version.pluginId}${siteStorage.namespace}`,
        version.name,
      );
    }
  } catch {
    // Storage is denied or full: the link works all the same.
  }
}
