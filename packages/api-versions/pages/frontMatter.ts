import {plainText, type Attributes} from './mdx';
import type {PageContext} from './PageContext';

/** Search engines cut longer descriptions. */
const descriptionLength = 155;

function shorten(text: string): string {
  if (text.length <= descriptionLength) {
    return text;
  }
  const cut = text.slice(0, descriptionLength - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** Front matter that all generated pages share. */
export function frontMatter(
  context: PageContext,
  {
    title,
    label,
    position,
    summary,
    ...more
  }: {
    title: string;
    label: string;
    position?: number;
    summary: string;
  } & Attributes,
): Attributes {
  const {label: version} = context.version;
  return {
    title,
    // The name comes first, so that every description of a version is unique.
    description: shorten(
      `${title}, ${context.options.words.title} ${version} API. ${plainText(summary)}`,
    ),
    sidebar_label: label,
    sidebar_position: position,
    // The header component shows the title.
    hide_title: true,
    // Generated pages cannot be edited.
    custom_edit_url: null,
    pagination_next: null,
    pagination_prev: null,
    ...more,
  };
}
