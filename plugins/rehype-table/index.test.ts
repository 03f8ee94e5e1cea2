import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import rehypeTable from '.';

it('wraps the table and aligns cells by class', () => {
  const cell: Element = {
    type: 'element',
    tagName: 'td',
    properties: {align: 'right'},
    children: [],
  };
  const table: Element = {
    type: 'element',
    tagName: 'table',
    properties: {},
    children: [cell],
  };
  const tree: Root = {type: 'root', children: [table]};
  rehypeTable()(tree);
  expect(tree.children[0]).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'TableFrame',
    children: [table],
  });
  expect(cell.properties).toEqual({className: ['cell--right']});
});
