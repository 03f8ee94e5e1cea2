import type {Node} from 'build-utils/html';

const hidden = ['script', 'style', 'pre', 'code'];

/** The text that is shown in the font of the site: code has another one. */
export function visibleText(node: Node): string {
  if ('tagName' in node && hidden.includes(node.tagName)) {
    return '';
  }
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(visibleText).join('') : '';
}
