import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

function alignByClass(cell: Element): void {
  const {align} = cell.properties;
  if (typeof align === 'string') {
    delete cell.properties.align;
    cell.properties.className = [`cell--${align}`];
  }
}

/**
 * Wraps each table in a frame that scrolls on a narrow screen, and aligns cells
 * by class: MDX would write style attributes, which our Content-Security-Policy
 * forbids.
 */
export default function rehypeTable() {
  return (tree: Root): void =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'th' || node.tagName === 'td') {
        alignByClass(node);
      }
      if (node.tagName === 'table' && parent && index !== undefined) {
        parent.children[index] = {
          type: 'mdxJsxFlowElement',
          name: 'TableFrame',
          attributes: [],
          children: [node],
        } as unknown as Element;
      }
    });
}
