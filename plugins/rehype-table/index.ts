import type {Element, Root} from 'hast';

function isElement(node: unknown): node is Element {
  return (node as {type?: string}).type === 'element';
}

function alignByClass(cell: Element): void {
  const {align} = cell.properties;
  if (typeof align === 'string') {
    delete cell.properties.align;
    cell.properties.className = [`cell--${align}`];
  }
}

function visit(parent: Element | Root): void {
  parent.children.forEach((node, index) => {
    if (!('children' in node)) {
      return;
    }
    visit(node as Element);
    if (!isElement(node)) {
      return;
    }
    if (node.tagName === 'th' || node.tagName === 'td') {
      alignByClass(node);
    }
    if (node.tagName === 'table') {
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'TableFrame',
        attributes: [],
        children: [node],
      } as unknown as Element;
    }
  });
}

/**
 * Puts each table into a frame that scrolls by itself on a narrow screen, and
 * aligns cells by class: MDX would write style attributes, which our
 * Content-Security-Policy forbids.
 */
export default function rehypeTable() {
  return (tree: Root): void => visit(tree);
}
