import {parse} from 'parse5';
import {attribute, classesOf, findElement, type Element} from './dom';
import {textOf, tidy} from './textOf';

/** A built page as the indexer sees it. */
export type ParsedPage = {
  /** Docusaurus's search tag, such as `docs-default-0.2.3` or `default`. */
  tag: string;
  /** What the browser's tab says, without the name of the site; empty where it says nothing. */
  title: string;
  /** Element that holds what the page says, without the chrome around it. */
  content: Element;
};

function metaContent(document: Element, name: string): string | undefined {
  const meta = findElement(
    document,
    (element) =>
      element.tagName === 'meta' && attribute(element, 'name') === name,
  );
  return meta && attribute(meta, 'content');
}

function titleOf(document: Element): string {
  const title = findElement(document, ({tagName}) => tagName === 'title');
  return title === undefined
    ? ''
    : tidy(textOf(title)).replace(/ \| [^|]*$/, '');
}

/** Reads a built page; undefined when it is kept out of indexes or has nothing to index. */
export function parsePage(html: string): ParsedPage | undefined {
  const root = findElement(parse(html), ({tagName}) => tagName === 'html');
  const tag = root && metaContent(root, 'docsearch:docusaurus_tag');
  if (root === undefined || tag === undefined) {
    return undefined;
  }
  if (metaContent(root, 'robots')?.includes('noindex') === true) {
    return undefined;
  }
  const main = findElement(root, ({tagName}) => tagName === 'main');
  const article =
    main &&
    findElement(main, (element) =>
      classesOf(element).includes('theme-doc-markdown'),
    );
  const content = article ?? main;
  return content && {tag, title: titleOf(root), content};
}
