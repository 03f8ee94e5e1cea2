import {
  useAllDocsData,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

/** The docs versions; none on a site without docs. */
export function useDocsVersions(): readonly GlobalVersion[] {
  return useAllDocsData().default?.versions ?? [];
}
