import {expect, it} from 'vitest';
import {sitemapPaths} from './sitemapPaths';

it('reads the paths of a sitemap', () => {
  expect(
    sitemapPaths(
      '<urlset><url><loc>https://playtorch.dev/</loc></url><url><loc>https://playtorch.dev/faq/</loc></url></urlset>',
    ),
  ).toEqual(['/', '/faq/']);
});
