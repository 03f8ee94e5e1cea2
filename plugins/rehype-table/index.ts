import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorAt} from 'build-utils';

function alignByClass(cell: Element): void {
  const {align} = cell.properties;
  if (typeof align === 'string') {
    delete cell.properties.align;
    cell.properties.className = [`cell--${align}`];
  }
}

/** A screen reader names the column of a cell, also that of the row's name. */
function checkHeader(header: Element, file: VFile): void {
  if (header.children.length === 0) {
    throw errorAt(
      file,
      header,
      'a column of the table has no header. Write what its cells have in common.',
    );
  }
}

/**
 * Wraps each table in a frame that scrolls on a narrow screen, and aligns cells
 * by class: MDX would write style attributes, which our Content-Security-Policy
 * forbids.
 */
export default function rehypeTable() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'th') {
        checkHeader(node, file);
      }
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
