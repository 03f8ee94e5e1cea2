import {expect, it} from 'vitest';
import {llmsTxt, sectionsOf} from './llmsTxt';

const doc = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/docs/0.1/${id}`,
});

const version: Parameters<typeof sectionsOf>[0] = {
  versionName: '0.1',
  label: '0.1',
  path: '/docs/0.1',
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

it('lists pages, those without a description too', () => {
  const pages = ['add', 'faq'].map((id) => ({
    address: `/docs/0.1/${id}/`,
    file: `/docs/0.1/${id}.md`,
    title: `Title of ${id}`,
    description: '',
    version: undefined,
    body: '',
  }));
  const docs = version.docs.map((each) =>
    each.id === 'add' ? {...each, description: ''} : each,
  );
  const site = {
    title: 'Site',
    description: 'A site.',
    url: 'https://docs.example',
    baseUrl: '/',
  };
  const files = llmsTxt(pages, [{...version, docs}], site, {
    versionNotes: {},
    sidebarTitles: {},
  });
  const list = Object.fromEntries(files) as Record<string, string>;
  expect(list['/docs/0.1/llms.txt']).toContain(
    '\n- [Title of add](https://docs.example/docs/0.1/add.md)\n',
  );
  expect(list['/docs/0.1/llms.txt']).toContain(
    '\n- [Title of faq](https://docs.example/docs/0.1/faq.md): About faq.\n',
  );
  expect(list['/llms.txt']).toContain(
    '\n- [Title of add](https://docs.example/docs/0.1/add.md)\n',
  );
});

it('groups pages by the categories of the sidebars, each once, then those in no sidebar', () => {
  expect(
    sectionsOf(version, '/', {docs: 'Tutorials', api: 'API'}).map(
      ({title, entries}) => [title, ...entries.map(({file}) => file)],
    ),
  ).toEqual([
    ['Get started', '/docs/0.1/start.md', '/docs/0.1/add.md'],
    ['Tutorials', '/docs/0.1/faq.md'],
    ['API', '/docs/0.1/core.md'],
    ['API: Tensors', '/docs/0.1/tensor.md'],
    ['Other pages', '/docs/0.1/unlisted.md'],
  ]);
});
