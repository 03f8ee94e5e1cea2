import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The version that a search outside the docs is for: the preferred one, else the latest. */
export function useDefaultVersion(): GlobalVersion {
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return preferredVersion ?? latest;
}

/** The version to search from here: the one being read, else the default. */
export function useSearchVersion(): GlobalVersion {
  const active = useActiveVersion(undefined);
  const byDefault = useDefaultVersion();
  return active ?? byDefault;
}
