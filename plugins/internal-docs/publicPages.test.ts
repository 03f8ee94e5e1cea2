import {expect, it} from 'vitest';
import {excludeInternalPages, withoutInternalItems} from './publicPages';

it.each([
  [{title: 'Runbook', internal: true}, true],
  [{title: 'Runbook', internal: 'yes'}, undefined],
  [{title: 'Get started'}, undefined],
])(
  'a public build excludes a page that is internal [S6.3]: %j',
  async (frontMatter, draft) => {
    const result = await excludeInternalPages({
      filePath: 'docs/page.mdx',
      fileContent: '',
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: {...frontMatter}, content: 'Text'}),
    });
    expect(result).toEqual({
      frontMatter: draft === undefined ? frontMatter : {...frontMatter, draft},
      content: 'Text',
    });
  },
);

it('a public build removes only internal items of the sidebar, at any depth [S6.3]', () => {
  const internal = {internal: true};
  expect(
    withoutInternalItems({
      docs: [
        'get-started',
        {type: 'link', label: 'Rota', href: '/x', customProps: internal},
        {
          type: 'category',
          label: 'More',
          items: [
            {type: 'doc', id: 'runbook', customProps: internal},
            {type: 'doc', id: 'faq', customProps: {internal: false}},
          ],
        },
      ],
    }),
  ).toEqual({
    docs: [
      'get-started',
      {
        type: 'category',
        label: 'More',
        items: [{type: 'doc', id: 'faq', customProps: {internal: false}}],
      },
    ],
  });
});
