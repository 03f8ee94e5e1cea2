// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {atomFeed} from './atomFeed';

const xml = atomFeed({
  title: 'Docs & <more>',
  subtitle: 'Releases',
  author: 'Us',
  siteUrl: 'https://docs.example',
  path: '/feed.xml',
  pagePath: '/changes/',
  entries: [
    {
      version: '2.0',
      title: '2.0: A < B',
      path: '/changes/',
      date: '2022-11-20',
      groups: [
        {title: 'Added', links: [{name: 'Box<T>', href: '/box/#a'}]},
        {title: 'Removed', links: []},
      ],
      behaviour: ['Box: a < b'],
    },
    {
      version: '1.0',
      title: '1.0',
      path: '/1.0/changes/',
      date: '2022-01-19',
      groups: [],
      behaviour: [],
    },
  ],
});

const feed = new DOMParser().parseFromString(xml, 'application/xml');
const text = (selector: string) => feed.querySelector(selector)?.textContent;
const atom = 'http://www.w3.org/2005/Atom';

it('is well-formed and has what Atom requires of a feed', () => {
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe(atom);
  expect(text('feed > title')).toBe('Docs & <more>');
  expect(text('feed > id')).toBe('https://docs.example/feed.xml');
  expect(text('feed > updated')).toBe('2022-11-20T00:00:00Z');
  expect(text('feed > author > name')).toBe('Us');
  expect(
    feed.querySelector('feed > link[rel="self"]')?.getAttribute('href'),
  ).toBe('https://docs.example/feed.xml');
});

it('has an entry for each release, with an id of its own', () => {
  const entries = [...feed.querySelectorAll('entry')];
  expect(
    entries.map((entry) => entry.querySelector('id')?.textContent),
  ).toEqual([
    'tag:docs.example,2022-11-20:2.0',
    'tag:docs.example,2022-01-19:1.0',
  ]);
  for (const entry of entries) {
    for (const name of ['title', 'updated', 'content', 'link']) {
      expect(entry.querySelectorAll(name), name).toHaveLength(1);
    }
  }
  expect(entries[1]?.querySelector('link')?.getAttribute('href')).toBe(
    'https://docs.example/1.0/changes/',
  );
});

it('says in HTML with absolute links what a release changed', () => {
  expect(text('entry > content')).toBe(
    '<h2>Added</h2><ul><li><a href="https://docs.example/box/#a">Box&lt;T></a></li></ul><h2>Behaviour</h2><ul><li>Box: a &lt; b</li></ul>',
  );
  expect(feed.querySelectorAll('content')[1]?.textContent).toBe(
    '<p>There is no older version to compare it with.</p>',
  );
});
