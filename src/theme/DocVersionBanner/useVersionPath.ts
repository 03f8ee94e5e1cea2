import {
  useActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {successorPath} from '@site/content/data/successors';

/**
 * Tells where the current page is in another version. A version that lacks it has a
 * successor, or else its first page.
 */
export function useVersionPath(): (version: GlobalVersion) => {
  path: string;
  isSamePage: boolean;
} {
  const {activeDoc, alternateDocVersions} = useActiveDocContext(undefined);
  return (version) => {
    const same = alternateDocVersions[version.name];
    return {
      path:
        same?.path ??
        (activeDoc && successorPath(version.path, activeDoc.id)) ??
        `${version.path}/${version.mainDocId}/`,
      isSamePage: same !== undefined,
    };
  };
}
