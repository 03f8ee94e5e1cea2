import {expect, it} from 'vitest';
import {openSearch} from './openSearch';

it.each([
  ['img/favicon.ico', 'image/x-icon'],
  ['img/logo.png', 'image/png'],
])('says of what type %s is', (favicon, type) => {
  const site = {title: 'Docs', url: 'https://docs.example', baseUrl: '/'};
  expect(openSearch({...site, favicon})).toContain(`type="${type}">`);
  expect(openSearch(site)).not.toContain('<Image');
});

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
