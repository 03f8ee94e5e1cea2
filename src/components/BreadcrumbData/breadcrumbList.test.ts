import {expect, it} from 'vitest';
import {breadcrumbList} from './breadcrumbList';

const home = {name: 'Home', url: 'https://site.dev/'};
const docs = {name: 'Docs', url: 'https://site.dev/docs/'};

it.each([
  ['breadcrumbs', [home, docs], ['Home', 'Docs']],
  [
    'a repeated page once',
    [home, docs, {...docs, name: 'a'}],
    ['Home', 'Docs'],
  ],
])('numbers %s', (_what, crumbs, names) => {
  expect(JSON.parse(breadcrumbList(crumbs))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: [home, docs][index]?.url,
    })),
  });
});

it('escapes names that would close the script', () => {
  const list = breadcrumbList([{...home, name: 'Tensor</script>'}]);
  expect(list).not.toContain('<');
  expect(list).toContain('Tensor\\u003c/script>');
});
