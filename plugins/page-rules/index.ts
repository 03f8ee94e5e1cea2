import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Pages that the specification keeps out of every sidebar, by id. */
export const withoutSidebar: readonly string[] = ['tutorials/model-spec'];

/** Stops at a page of the docs that no sidebar lists: nobody would find it. */
export default function pageRules({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-rules',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as
        | LoadedContent
        | undefined;
      for (const version of docs?.loadedVersions ?? []) {
        const lost = version.docs.find(
          ({id, sidebar, draft}) =>
            sidebar === undefined && !draft && !withoutSidebar.includes(id),
        );
        if (lost !== undefined) {
          throw new Error(
            `${lost.source.replace('@site/', '')}: no sidebar lists the page "${lost.id}". Add it to ${path.relative(siteDir, String(version.sidebarFilePath))}.`,
          );
        }
      }
    },
  };
}
