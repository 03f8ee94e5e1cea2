import {toSiteFiles} from '../files/siteFiles';
import type {Tables} from '../tables/tables';

/** Files of a small site, for the tests of the hosts' configuration. */
export const exampleFiles = toSiteFiles([
  'index.html',
  '404.html',
  'faq.md',
  'faq/index.html',
  'play/index.html',
  'show/index.html',
  'docs/start/index.html',
  'docs/versions.json',
  'img/mark.svg',
  'img/deep/photo.png',
  'assets/js/main.1234.js',
  'samples/1.0/camera/App.tsx.txt',
  'embed/map/index.html',
  'embed/map/frame.js',
  'sitemap.xml',
  'sitemap.xml.br',
]);

/** Policy of its one page with a policy of its own. */
export const embedPolicy =
  "default-src 'none'; frame-src https://map.example; sandbox allow-scripts";

const idPattern = '(?:@[a-z0-9-]{1,20}/)?[a-z0-9+-]{1,20}';

/** Its tables. */
export const exampleTables: Tables = {
  redirects: [
    {from: '/tutorials/', to: '/docs/start/', status: 301},
    {from: '/docs/', to: '/docs/start/', status: 302},
    {from: '/docs/2.0/', to: '/docs/start/', status: 302},
    {from: '/terms/', to: 'https://example.com/terms', status: 302},
    {from: '/play/', to: 'https://example.com/play?from=docs', status: 302},
  ],
  folderRedirects: [{from: '/docs/2.0/', to: '/docs/', status: 302}],
  rewrites: [
    {page: '/play/', idPattern},
    {page: '/show/', idPattern},
  ],
  headers: {
    'Content-Security-Policy': "default-src 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  httpsHeaders: {'Strict-Transport-Security': 'max-age=63072000'},
  pageHeaders: {
    '/embed/map/': {
      'Content-Security-Policy': embedPolicy,
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cache-Control': 'public, max-age=86400',
    },
  },
  fileHeaders: [
    {pattern: '^/samples/', headers: {'Access-Control-Allow-Origin': '*'}},
    {
      pattern: '^/embed/.+\\.(?:css|js)$',
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'no-cache',
      },
    },
  ],
};
