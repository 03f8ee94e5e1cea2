import type {ParseFrontMatter} from '@docusaurus/types';

/** Turns pages with `internal: true` into drafts: a build skips those and their sidebar items. */
export const excludeInternalPages: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  return result.frontMatter.internal === true
    ? {...result, frontMatter: {...result.frontMatter, draft: true}}
    : result;
};

function isInternal(item: unknown): boolean {
  const {customProps} = (item ?? {}) as {customProps?: {internal?: unknown}};
  return customProps?.internal === true;
}

/** Removes sidebar items with `customProps: {internal: true}` at any depth. */
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
