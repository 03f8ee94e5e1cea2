import {expect, it} from 'vitest';
import {robotsTxt} from '.';

it('names the sitemap under the URL of the site', () => {
  expect(robotsTxt('https://docs.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/sitemap.xml\n',
  );
});
