import {readFileSync} from 'node:fs';
import path from 'node:path';
import {withoutSidebar} from '../../plugins/page-rules';
import sidebars from '../../sidebars';

/** Every text in a structure: the ids of a sidebar are among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [];
}

/** Complains about a page of the docs that its version's sidebars leave out. */
export function unlistedPage(
  siteDir: string,
  file: string,
): string | undefined {
  const [, version, id] =
    /^(?:docs|versioned_docs\/version-([^/]+))\/(.+)\.mdx$/.exec(
      file.replaceAll(path.sep, '/'),
    ) ?? [];
  if (id === undefined) {
    return undefined;
  }
  const list =
    version === undefined
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${version}-sidebars.json`;
  const listed: unknown =
    version === undefined
      ? sidebars
      : JSON.parse(readFileSync(path.join(siteDir, list), 'utf8'));
  const isGenerated = /^api\/(?:core\/|(?:core|changes)$)/.test(id);
  return isGenerated ||
    withoutSidebar.includes(id) ||
    textsIn(listed).includes(id)
    ? undefined
    : `${file}:1: no sidebar lists the page "${id}". Add it to ${list}.`;
}
