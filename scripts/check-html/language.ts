import {attributeOf, type Node} from '../lib/htmlTree';

/** Texts that match and have the language of the page, since nothing around them names another; code has none. */
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
