import {expect, it} from 'vitest';
import {builtPage} from './__fixtures__/builtPage';
import {buildIndex} from './buildIndex';
import {indexFiles} from './indexFiles';

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

it('names a page without a heading and a title', () => {
  expect(() =>
    buildIndex([builtPage('/x/', 'default', '<p>Text</p>')]),
  ).toThrow('/x/: no heading');
});

it('finds the pages of further docs plugins with those outside the docs', () => {
  const indexes = buildIndex([
    builtPage('/team/', 'docs-team-current', '<h1>Team</h1>'),
    builtPage('/docs/', 'docs-default-current', '<h1>Docs</h1>'),
  ]);
  expect([...indexes.keys()].sort()).toEqual([
    'default',
    'docs-default-current',
  ]);
  expect(indexes.get('default')?.pages).toEqual([
    {path: '/team/', title: 'Team'},
  ]);
});

it('has an index of the pages outside the docs where there are none', () => {
  const page = builtPage('/', 'docs-default-current', '<h1>Docs</h1>');
  expect(buildIndex([page]).get('default')?.pages).toEqual([]);
});

it('names files after their content', () => {
  const [before, after] = ['Ask.', 'Ask again.'].map((text) => {
    const page = builtPage('/faq/', 'default', `<h1>FAQ</h1><p>${text}</p>`);
    const options = {baseUrl: '/', synonyms: []};
    return indexFiles(buildIndex([page]), new Map(), options)[0]?.path;
  });
  expect(before).toMatch(/^assets\/search\/default\.[0-9a-f]{8}\.json$/);
  expect(after).not.toBe(before);
});
