import path from 'node:path';
import {
  docsVersionOf,
  latestVersion,
  type DocsVersion,
} from '../../content/site/versions';

/** The version whose samples a page shows: its own, or the latest outside the docs. */
export function pageVersion(siteDir: string, page: string): DocsVersion {
  const [, current, released] =
    /^(?:(docs)|versioned_docs\/version-([^/]+))\//.exec(
      path.relative(siteDir, page),
    ) ?? [];
  return docsVersionOf(current ? 'current' : (released ?? latestVersion));
}
