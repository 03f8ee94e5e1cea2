import {parse} from 'parse5';
import {
  attributeOf,
  findElement,
  textOf,
  type Document,
  type Node,
} from './htmlTree';

/** The head of a built page. The rest of it is not even parsed. */
export function parseHead(html: string): Document {
  const [head = ''] = html.split('</head>', 1);
  return parse(head);
}

/** What a page says of itself in the `<meta>` of a name. */
export function metaContent(page: Node, name: string): string | undefined {
  const meta = findElement(
    page,
    (element) =>
      element.tagName === 'meta' && attributeOf(element, 'name') === name,
  );
  return meta && attributeOf(meta, 'content');
}

/** Title of a page without the site's; empty if it has none. */
export function titleIn(page: Node): string {
  const title = findElement(page, ({tagName}) => tagName === 'title');
  return title === undefined ? '' : textOf(title).replace(/ \| [^|]*$/, '');
}

/** True for a page that search engines leave out. */
export function isNoindex(page: Node): boolean {
  return metaContent(page, 'robots')?.includes('noindex') ?? false;
}
