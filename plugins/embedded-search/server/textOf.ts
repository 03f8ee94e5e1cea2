import {attribute, classesOf, isElement, type Element, type Node} from './dom';

/** Elements whose words are furniture, not text. */
const skippedTags = new Set(
  'aside button footer iframe input label nav noscript script select style svg template thead'.split(
    ' ',
  ),
);

/** Elements that do not end a word. */
const inlineTags = new Set(
  'a abbr b bdi code em i kbd mark s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The theme's furniture that no tag gives away. */
const skippedClasses = new Set([
  'hash-link',
  'pagination-nav',
  'table-of-contents',
  'theme-doc-toc-mobile',
]);

/** True for what a reader would not call part of the text. */
export function isSkipped(element: Element): boolean {
  return (
    skippedTags.has(element.tagName) ||
    classesOf(element).some((name) => skippedClasses.has(name)) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'off'
  );
}

/** True for elements that a word may run through. */
export function isInline({tagName}: Element): boolean {
  return inlineTags.has(tagName);
}

/** Text of a node; where a block begins or ends there is a space. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') {
    return (node as {value: string}).value;
  }
  if (!isElement(node) || isSkipped(node)) {
    return '';
  }
  const inner = node.childNodes.map(textOf).join('');
  return isInline(node) ? inner : ` ${inner} `;
}

/** One line, without the invisible signs that break long names. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
