import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {sectionsOf, siteIndex, versionIndex, versionText} from './llmsTxt';

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

it('lists the twins of a version, and the file that has them all', () => {
  const fullText = 'é'.repeat(1900);
  expect(versionIndex(version, 'https://a.example', fullText)).toBe(
    [
      `# ${brand.name} 0.1\n\n> ${brand.description} These pages document ${brand.packageName} 0.1.3.\n`,
      '## Get started\n\n- [Title of start](https://a.example/docs/0.1/start.md): About start.\n- [Title of add](https://a.example/docs/0.1/add.md): About add.\n',
      '## Tutorials\n\n- [Title of faq](https://a.example/docs/0.1/faq.md): About faq.\n',
      '## API\n\n- [Title of core](https://a.example/docs/0.1/core.md): About core.\n',
      '## API: Tensors\n\n- [Title of tensor](https://a.example/docs/0.1/tensor.md): About tensor.\n',
      '## Other pages\n\n- [Title of unlisted](https://a.example/docs/0.1/unlisted.md): About unlisted.\n',
      '## Optional\n\n- [All of these pages in one file](https://a.example/docs/0.1/llms-full.txt): 4 kB\n',
    ].join('\n'),
  );
});

it('puts the pages of a version into one text, in the order of the sidebars', () => {
  const bodies = new Map(
    version.docs.map(({id, permalink}) => [`${permalink}/`, `# ${id}\n`]),
  );
  expect(
    versionText(version, 'https://a.example', bodies).match(
      /^(?:# \w+|<.*>)$/gm,
    ),
  ).toEqual(
    ['start', 'add', 'faq', 'core', 'tensor', 'unlisted'].flatMap((id) => [
      `<https://a.example/docs/0.1/${id}/>`,
      `# ${id}`,
    ]),
  );
});

it('leads from the site to its versions and other pages', () => {
  const text = siteIndex(
    [{address: '/', title: 'Home', description: 'All of it.'}],
    'https://a.example',
    new Map([['0.1', 'a'.repeat(12_345)]]),
  );
  expect(text).toMatch(
    /\]\(https:\/\/a\.example\/docs\/0\.1\/llms\.txt\): .*\/docs\/0\.1\/llms-full\.txt \(12 kB\)$/m,
  );
  expect(text).toContain('- [Home](https://a.example/index.md): All of it.\n');
});
