import {expect, it} from 'vitest';
import {sectionsOf} from './llmsTxt';

const doc = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/0.1/${id}`,
});

const version: Parameters<typeof sectionsOf>[0] = {
  versionName: '0.1',
  docs: ['start', 'add', 'faq', 'core', 'tensor', 'unlisted'].map(doc),
  sidebars: {
    docs: [
      {
        type: 'category',
        label: 'Get started',
        collapsed: false,
        collapsible: true,
        link: {type: 'doc', id: 'start'},
        items: [{type: 'doc', id: 'add'}],
      },
      {type: 'doc', id: 'faq'},
    ],
    api: [
      {type: 'doc', id: 'core'},
      {type: 'link', label: 'Console', href: '/console/'},
      {
        type: 'category',
        label: 'Tensors',
        collapsed: false,
        collapsible: true,
        link: undefined,
        items: [
          {type: 'doc', id: 'tensor'},
          {type: 'doc', id: 'core'},
        ],
      },
    ],
  },
};

it('groups pages by the categories of the sidebars, each once, then those in no sidebar', () => {
  expect(
    sectionsOf(version).map(({title, entries}) => [
      title,
      ...entries.map(({address}) => address),
    ]),
  ).toEqual([
    ['Get started', '/docs/0.1/start/', '/docs/0.1/add/'],
    ['Tutorials', '/docs/0.1/faq/'],
    ['API', '/docs/0.1/core/'],
    ['API: Tensors', '/docs/0.1/tensor/'],
    ['Other pages', '/docs/0.1/unlisted/'],
  ]);
});
