import {expect, it} from 'vitest';
import {findRawHtml} from './findRawHtml';

it.each<[string, unknown, string[]]>([
  ['nothing', undefined, []],
  ['links', {items: [{label: 'FAQ', to: '/faq/'}]}, []],
  ['a word', {title: 'html'}, []],
  [
    'items of the navbar and the footer',
    {
      navbar: {items: [{label: 'a'}, {type: 'html', value: '<b>b</b>'}]},
      footer: {links: [{title: 'c', items: [{html: '<b>d</b>'}]}]},
    },
    ['site.navbar.items.1', 'site.footer.links.0.items.0'],
  ],
  [
    'an item of a sidebar, at any depth',
    {docs: [{type: 'category', items: [{type: 'html', value: '<hr>'}]}]},
    ['site.docs.0.items.0'],
  ],
])('finds raw HTML in %s', (_name, value, paths) => {
  expect(findRawHtml(value, 'site')).toEqual(paths);
});
