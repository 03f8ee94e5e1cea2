// @vitest-environment jsdom
import {expect, it} from 'vitest';
import {atomFeed} from './atomFeed';

const xml = atomFeed('https://docs.example', [
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
    version: '1.1',
    title: '1.1',
    path: '/1.1/changes/',
    date: '2022-02-19',
    groups: [],
    behaviour: [],
  },
  {
    version: '1.0',
    title: '1.0',
    path: '/1.0/changes/',
    date: '2022-01-19',
    groups: [],
    behaviour: [],
  },
]);

const feed = new DOMParser().parseFromString(xml, 'application/xml');
const text = (selector: string) => feed.querySelector(selector)?.textContent;
const atom = 'http://www.w3.org/2005/Atom';

it('is well-formed and has what Atom requires of a feed', () => {
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.documentElement.namespaceURI).toBe(atom);
  expect(text('entry > title')).toBe('2.0: A < B');
  expect(text('feed > id')).toBe('https://docs.example/docs/api/changes.xml');
  expect(text('feed > updated')).toBe('2022-11-20T00:00:00Z');
  expect(
    feed.querySelector('feed > link[rel="self"]')?.getAttribute('href'),
  ).toBe('https://docs.example/docs/api/changes.xml');
});

it('has an entry for each release, with an id and a link of its own', () => {
  expect(
    [...feed.querySelectorAll('entry')].map((entry) => [
      entry.querySelector('id')?.textContent,
      entry.querySelector('link')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['tag:docs.example,2022-11-20:2.0', 'https://docs.example/changes/'],
    ['tag:docs.example,2022-02-19:1.1', 'https://docs.example/1.1/changes/'],
    ['tag:docs.example,2022-01-19:1.0', 'https://docs.example/1.0/changes/'],
  ]);
});

it('says in HTML with absolute links what a release changed', () => {
  expect(text('entry > content')).toBe(
    '<h2>Added</h2><ul><li><a href="https://docs.example/box/#a">Box&lt;T></a></li></ul><h2>Behavior</h2><ul><li>Box: a &lt; b</li></ul>',
  );
});

it('says of a release without changes whether there is an older one', () => {
  expect(
    [...feed.querySelectorAll('content')]
      .slice(1)
      .map(({textContent}) => textContent),
  ).toEqual([
    '<p>Nothing changed in the API since 1.0.</p>',
    '<p>There is no older version to compare it with.</p>',
  ]);
});
