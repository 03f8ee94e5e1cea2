import {expect, it} from 'vitest';
import {docsVersionOf, latestVersion} from '../../../config/versions';
import {releaseOf} from '../../../scripts/examples/releaseOf';
import {isModel, listFiles} from './listFiles';

const tables = new Map([
  [
    '/chunk-files/routes-docs.json',
    new Set(['/assets/js/own.1.js', '/assets/js/both.1.js']),
  ],
  [
    '/chunk-files/routes-docs-0.2.1.json',
    new Set(['/assets/js/other.1.js', '/assets/js/both.1.js']),
  ],
  ['/chunk-files/routes-outside.json', new Set(['/assets/js/outside.1.js'])],
]);

const ofLatest = [
  '/docs/tutorials/get-started/index.html',
  '/docs/tutorials/get-started.md',
  '/assets/js/own.1.js',
  `/assets/search/docs-default-${latestVersion}.1234.json`,
  `/assets/search/types-docs-default-${latestVersion}.1234.json`,
  `/assets/files/${latestVersion}.worker-1234.txt`,
  `/assets/files/${latestVersion}.types-1234.txt`,
  '/chunk-files/routes-docs.json',
];
const ofOther = [
  '/docs/0.2.1/tutorials/get-started/index.html',
  '/docs/0.2.1/tutorials/get-started.md',
  '/assets/js/other.1.js',
  '/assets/search/docs-default-0.2.1.1234.json',
  '/assets/search/types-docs-default-0.2.1.1234.json',
  '/assets/files/0.2.1.worker-1234.txt',
  '/chunk-files/routes-docs-0.2.1.json',
];
const ofAll = [
  '/index.html',
  '/docs/compare/index.html',
  '/docs/compare.md',
  '/faq.md',
  '/assets/js/both.1.js',
  '/assets/js/outside.1.js',
  '/assets/js/998.1.js',
  '/assets/files/digits-1234.bin',
  '/assets/files/detector-1234.bin',
  '/assets/search/default.1234.json',
  '/chunk-files/routes-outside.json',
];
const ofNone = [
  '/404.html',
  '/snack/index.html',
  '/expo/index.html',
  '/docs/0.2.1/llms-full.txt',
  '/docs/llms.txt',
  '/robots.txt',
  '/licenses.txt',
  '/sbom.cdx.json',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/_headers',
  '/sw.js',
  '/offline/0.2.3.json',
  '/samples/0.2.3/yolov5/App.tsx.txt',
  '/assets/social/home.1234.png',
];
const files = [...ofLatest, ...ofOther, ...ofAll, ...ofNone];

it.each([
  [latestVersion, ofLatest],
  ['0.2.1', ofOther],
])('lists what %s needs', (name, own) => {
  expect(new Set(listFiles(files, tables, docsVersionOf(name)))).toEqual(
    new Set([...own, ...ofAll]),
  );
});

it('includes the release that runs a version, whose package has another number', () => {
  const own = ['0.2.4', releaseOf('current')].map(
    (release) => `/assets/files/${release}.worker-1234.txt`,
  );
  const listed = listFiles(
    [...own, '/assets/files/0.2.1.worker-1.txt'],
    tables,
    docsVersionOf('current'),
  );
  expect(listed).toEqual(own);
});

it.each([
  ['/assets/files/detector-de699edd.bin', true],
  ['/assets/files/BERTVocab-6adcf207.json', true],
  ['/assets/files/digits-fe162cf9.bin', false],
  ['/assets/files/drawing-7112544c.txt', false],
  ['/assets/js/detector-de699edd.bin', false],
])('%s is a model: %s', (file, expected) => {
  expect(isModel(file)).toBe(expected);
});
