import {expect, it} from 'vitest';
import {buildIndex} from './buildIndex';
import {indexFiles} from './writeIndex';

function page(path: string, tag: string, main: string) {
  return {
    path,
    html: `<html><head><meta name="docsearch:docusaurus_tag" content="${tag}"></head><body><main>${main}</main></body></html>`,
  };
}

const pages = [
  page('/docs/a/', 'docs-default-0.2.3', '<h1>A</h1><h2 id="b">B</h2>'),
  page('/docs/0.1/a/', 'docs-default-0.1', '<h1>Old A</h1>'),
  page('/faq/', 'default', '<h1>FAQ</h1><p>Ask.</p>'),
];

it('keeps versions apart, and the pages outside the docs too', () => {
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

it('names a page as the tab of the browser does, without the name of the site', () => {
  const {html, path} = page('/community/', 'default', '<h1>By the fire</h1>');
  const index = buildIndex([
    {
      path,
      html: html.replace('<head>', '<head><title>Us | Them | Site</title>'),
    },
  ]).get('default');
  expect(index?.pages).toEqual([{path, title: 'Us | Them'}]);
  expect(index?.sections[0]?.heading).toBe('By the fire');
});

it('says which page has no heading', () => {
  expect(() => buildIndex([page('/x/', 'default', '<p>Text</p>')])).toThrow(
    '/x/: no heading',
  );
});

it('names files by their content and lists them in the manifest', () => {
  const files = indexFiles(buildIndex(pages), {baseUrl: '/', synonyms: []});
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
    buildIndex([page('/faq/', 'default', '<h1>FAQ</h1>')]),
    {baseUrl: '/', synonyms: []},
  );
  expect(changed[0]?.path).not.toBe(
    files.find(({path}) => path.includes('/default.'))?.path,
  );
});
