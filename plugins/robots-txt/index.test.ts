import {expect, it} from 'vitest';
import {robotsTxt} from '.';

it('names the sitemap of the site it is built for', () => {
  expect(robotsTxt('https://docs.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n',
  );
});
