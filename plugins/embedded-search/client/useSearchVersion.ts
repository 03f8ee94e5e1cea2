import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The version to search outside the docs: the preferred one, or the latest. */
export function useDefaultVersion(): GlobalVersion {
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return preferredVersion ?? latest;
}

/** The version to search from this page: its own, or the default. */
export function useSearchVersion(): GlobalVersion {
  const active = useActiveVersion(undefined);
  const defaultVersion = useDefaultVersion();
  return active ?? defaultVersion;
}
