import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
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
  rehypeTable()(tree, new VFile());
  expect(tree.children[0]).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'TableFrame',
    children: [table],
  });
  expect(cell.properties).toEqual({className: ['cell--right']});
});

it('stops at a column without a header', () => {
  const header: Element = {
    type: 'element',
    tagName: 'th',
    properties: {},
    children: [],
    position: {
      start: {line: 7, column: 1},
      end: {line: 7, column: 2},
    },
  };
  expect(() =>
    rehypeTable()(
      {type: 'root', children: [header]},
      new VFile({path: 'docs/add-package.mdx'}),
    ),
  ).toThrow('docs/add-package.mdx:7: a column of the table has no header');
});
