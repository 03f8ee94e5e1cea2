import {attributeOf, classesOf, elementsOf, type Node} from 'build-utils/html';

/** What the table of contents of a page leads to: how many headings of each level, and what else. */
export function readContents(document: Node) {
  const elements = [...elementsOf(document)];
  const levels = new Map(
    elements
      .filter(({tagName}) => /^h[1-6]$/.test(tagName))
      .map((heading) => [attributeOf(heading, 'id'), heading.tagName]),
  );
  const targets = elements
    .filter((element) => classesOf(element).includes('table-of-contents__link'))
    .map((link) => attributeOf(link, 'href')?.slice(1) ?? '');
  const levelOf = (id: string) => levels.get(decodeURIComponent(id));
  return {
    h2: targets.filter((id) => levelOf(id) === 'h2').length,
    h3: targets.filter((id) => levelOf(id) === 'h3').length,
    others: targets.filter((id) => !/^h[23]$/.test(levelOf(id) ?? '')),
  };
}
