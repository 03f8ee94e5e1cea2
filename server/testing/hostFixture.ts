import type {PathPolicy} from '../contentSecurityPolicy';
import {toSiteFiles} from '../siteFiles';

/** A small site for the tests of the hosts' configuration. */
export const siteFiles = toSiteFiles([
  'index.html',
  '404.html',
  'faq.md',
  'faq/index.html',
  'snack/index.html',
  'expo/index.html',
  'docs/tutorials/get-started/index.html',
  'docs/versions.json',
  'img/mark.svg',
  'img/deep/photo.png',
  'assets/js/main.1234.js',
  'samples/0.2.3/yolov5/App.tsx.txt',
  'embed/snack/index.html',
  'embed/snack/frame.js',
  'sitemap.xml',
  'sitemap.xml.br',
]);

/** A frame document with a policy of its own. */
export const embedPolicy: PathPolicy = {
  path: '/embed/snack/',
  policy: {
    'default-src': ["'none'"],
    'frame-src': ['https://snack.expo.dev'],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts'],
  },
};

/** Value of that policy's header. */
export const embedHeader =
  "default-src 'none'; frame-src https://snack.expo.dev; frame-ancestors 'self'; sandbox allow-scripts";
