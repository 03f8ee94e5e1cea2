import type {ParseFrontMatter} from '@docusaurus/types';

/** Makes a page with `internal: true` a draft, which a build leaves out together with its place in the sidebar. */
export const leaveOutInternalPages: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  return result.frontMatter.internal === true
    ? {...result, frontMatter: {...result.frontMatter, draft: true}}
    : result;
};

function isInternal(item: unknown): boolean {
  const {customProps} = (item ?? {}) as {customProps?: {internal?: unknown}};
  return customProps?.internal === true;
}

/** Removes the sidebar items that are marked `customProps: {internal: true}`, at any depth. */
export function withoutInternalItems<T>(sidebars: T): T {
  if (Array.isArray(sidebars)) {
    return sidebars
      .filter((item) => !isInternal(item))
      .map(withoutInternalItems) as T;
  }
  if (typeof sidebars === 'object' && sidebars !== null) {
    return Object.fromEntries(
      Object.entries(sidebars).map(([key, value]) => [
        key,
        withoutInternalItems<unknown>(value),
      ]),
    ) as T;
  }
  return sidebars;
}
