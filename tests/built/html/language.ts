import {attributeOf, elementsOf, type Node} from 'build-utils/html';

/** Texts that match, outside code and outside any element with a `lang` of its own. */
export function unmarkedText(node: Node, pattern: RegExp): string[] {
  if ('value' in node) {
    return pattern.test(node.value) ? [node.value] : [];
  }
  if (
    'tagName' in node &&
    (['pre', 'script'].includes(node.tagName) ||
      (node.tagName !== 'html' && attributeOf(node, 'lang') !== undefined))
  ) {
    return [];
  }
  return 'childNodes' in node
    ? node.childNodes.flatMap((child) => unmarkedText(child, pattern))
    : [];
}

/** Says whether an element of the page is in a language. */
export function hasLanguage(document: Node, language: string): boolean {
  return [...elementsOf(document)].some(
    (element) => attributeOf(element, 'lang') === language,
  );
}
