import path from 'node:path';
import type {AllContent} from '@docusaurus/types';

/** The content of the docs plugin, as far as we read it. */
type DocsContent = {
  loadedVersions: {contentPath: string; contentPathLocalized?: string}[];
};

/** The folders of the pages of all docs, each with a slash at the end. */
export function docsFolders(allContent: AllContent): string[] {
  return Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
    .flatMap((content) => (content as DocsContent).loadedVersions)
    .flatMap(({contentPath, contentPathLocalized}) => [
      contentPath,
      ...(contentPathLocalized === undefined ? [] : [contentPathLocalized]),
    ])
    .map((folder) => `${folder.replaceAll(path.sep, '/')}/`);
}
