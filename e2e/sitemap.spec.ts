import {readFileSync} from 'node:fs';
import {brand} from '../config/brand';
import {docsVersions, versionRoot} from '../config/versions';
import {examples} from '../src/data/examples';
import {builtPages} from './builtPages';
import {expect, test} from './fixtures';

function sitemapPaths(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
    expect(loc.startsWith(brand.siteUrl)).toBe(true);
    return loc.slice(brand.siteUrl.length);
  });
}

test('the sitemap lists every page that may be indexed, once', () => {
  const indexable = builtPages()
    .filter(
      ({path, html}) =>
        path !== '/404.html' &&
        !path.startsWith('/embed/') &&
        !/<meta[^>]+name="?robots"?[^>]+noindex/.test(html),
    )
    .map(({path}) => path);
  expect(sitemapPaths().sort()).toEqual(indexable.sort());
});

test('the sitemap holds the routes of the specification', () => {
  const required = [
    '/',
    '/community/',
    '/support/',
    '/faq/',
    '/flora/',
    '/app/third-party-notices-android/',
    '/app/third-party-notices-ios/',
    ...examples.map(({slug}) => `/example/${slug}/`),
    ...docsVersions.flatMap((version) => [
      `${versionRoot(version)}tutorials/get-started/`,
      `${versionRoot(version)}api/core/`,
    ]),
  ];
  expect(sitemapPaths()).toEqual(expect.arrayContaining(required));
});

test('robots.txt names the sitemap', async ({request}) => {
  const answer = await request.get('/robots.txt');
  expect(await answer.text()).toContain(`${brand.siteUrl}/sitemap.xml`);
});
