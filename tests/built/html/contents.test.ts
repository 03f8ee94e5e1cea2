import {parse} from 'parse5';
import {expect, it} from 'vitest';
import {readContents} from './contents';

it('counts the headings that a table of contents leads to, and names what else it does', () => {
  const link = (id: string) => `<a class=table-of-contents__link href=#${id}>`;
  const headings = '<h2 id=a>a</h2><h3 id=b>b</h3><h4 id=c>c</h4>';
  const links = ['a', 'b', 'c', 'd'].map(link).join('');
  expect(readContents(parse(headings + links))).toEqual({
    h2: 1,
    h3: 1,
    others: ['c', 'd'],
  });
});
