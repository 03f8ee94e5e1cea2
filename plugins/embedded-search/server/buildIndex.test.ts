import {expect, it} from 'vitest';
import {builtPage} from './__fixtures__/builtPage';
import {buildIndex} from './buildIndex';
import {indexFiles} from './writeIndex';

const pages = [
  builtPage('/docs/a/', 'docs-default-0.2.3', '<h1>A</h1><h2 id="b">B</h2>'),
  builtPage('/docs/0.1/a/', 'docs-default-0.1', '<h1>Old A</h1>'),
  builtPage('/faq/', 'default', '<h1>FAQ</h1><p>Ask.</p>'),
];

it('separates versions and the pages outside the docs', () => {
  const indexes = buildIndex(pages);
  expect([...indexes.keys()]).toEqual([
    'docs-default-0.2.3',
    'docs-default-0.1',
    'default',
  ]);
  const docs = indexes.get('docs-default-0.2.3');
  expect(docs?.pages).toEqual([{path: '/docs/a/', title: 'A'}]);
  expect(docs?.sections.map(({heading}) => heading)).toEqual(['A', 'B']);
});

it('takes the page title without the site title', () => {
  const {html, path} = builtPage(
    '/community/',
    'default',
    '<h1>By the fire</h1>',
  );
  const index = buildIndex([
    {
      path,
      html: html.replace('<head>', '<head><title>Us | Them | Site</title>'),
    },
  ]).get('default');
  expect(index?.pages).toEqual([{path, title: 'Us | Them'}]);
  expect(index?.sections[0]?.heading).toBe('By the fire');
});

it('names a page without a heading', () => {
  expect(() =>
    buildIndex([builtPage('/x/', 'default', '<p>Text</p>')]),
  ).toThrow('/x/: no heading');
});

it('puts a hash into file names and lists them in the manifest', () => {
  const files = indexFiles(buildIndex(pages), new Map(), {
    baseUrl: '/',
    synonyms: [],
  });
  const manifest = files.find(({path}) => path === 'search/manifest.json');
  const listed = (JSON.parse(manifest?.content ?? '') as {files: object}).files;
  expect(Object.keys(listed)).toEqual([
    'docs-default-0.2.3',
    'docs-default-0.1',
    'default',
  ]);
  for (const {path} of files.filter((file) => file !== manifest)) {
    expect(path).toMatch(/^assets\/search\/[\w.-]+\.[0-9a-f]{8}\.json$/);
    expect(Object.values(listed)).toContain(`/${path}`);
  }
  const changed = indexFiles(
    buildIndex([builtPage('/faq/', 'default', '<h1>FAQ</h1>')]),
    new Map(),
    {baseUrl: '/', synonyms: []},
  );
  expect(changed[0]?.path).not.toBe(
    files.find(({path}) => path.includes('/default.'))?.path,
  );
});
