import {expect, it} from 'vitest';
import {openSearch} from './openSearch';

it('names the search page', () => {
  const xml = openSearch({
    title: 'Docs & <more>',
    url: 'https://docs.example',
    baseUrl: '/',
    favicon: 'img/mark.svg',
  });
  expect(xml).toContain(
    'template="https://docs.example/search/?q={searchTerms}"',
  );
  expect(xml).toContain('<ShortName>Docs &amp; &lt;more></ShortName>');
  expect(xml).toContain('>https://docs.example/img/mark.svg</Image>');
});
