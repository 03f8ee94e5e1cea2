import {parse} from 'parse5';
import {
  classesOf,
  findElement,
  isNoindex,
  metaContent,
  titleIn,
  type Element,
} from 'build-utils/html';
import {collapseSpaces} from './textOf';

/** A built page, parsed for the index. */
export type ParsedPage = {
  /** Docusaurus's search tag, such as `docs-default-0.2.3` or `default`. */
  tag: string;
  /** Page title without the site title; may be empty. */
  title: string;
  /** Element with the content of the page. */
  content: Element;
};

/** A page without its menus, which would take as long to parse as its content. */
function headAndMain(html: string): string {
  const [head = ''] = html.split('</head>', 1);
  const [main = ''] = html.slice(html.search(/<main|$/)).split('</main>', 1);
  return head + main;
}

/** Parses a built page; undefined if it is `noindex` or has no content. */
export function parsePage(html: string): ParsedPage | undefined {
  const root = findElement(
    parse(headAndMain(html)),
    ({tagName}) => tagName === 'html',
  );
  const tag = root && metaContent(root, 'docsearch:docusaurus_tag');
  if (root === undefined || tag === undefined || isNoindex(root)) {
    return undefined;
  }
  const main = findElement(root, ({tagName}) => tagName === 'main');
  const article =
    main &&
    findElement(main, (element) =>
      classesOf(element).includes('theme-doc-markdown'),
    );
  const content = article ?? main;
  return content && {tag, title: collapseSpaces(titleIn(root)), content};
}
