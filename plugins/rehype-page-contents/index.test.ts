import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import rehypePageContents from '.';

/** The tags of a compiled page, in order. */
async function tagsOf(page: string, frontMatter: object): Promise<string[]> {
  const {value} = await compile(new VFile({value: page, data: {frontMatter}}), {
    jsx: true,
    rehypePlugins: [rehypePageContents],
  });
  return [...String(value).matchAll(/<(?:_components\.)?(\w+)/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => !tag.includes('M') && !tag.startsWith('_'));
}

it.each([
  ['Lead.\n\nText.\n', {}, ['p', 'PageContents', 'p']],
  [
    'Lead.\n\n<TutorialStrip />\n\nText.\n',
    {},
    ['p', 'TutorialStrip', 'PageContents', 'p'],
  ],
  [
    '<div>\n\n<header>\n\n# Title\n\n</header>\n\nLead.\n\nText.\n\n</div>\n',
    {},
    ['div', 'header', 'h1', 'p', 'PageContents', 'p'],
  ],
  ['## Heading\n', {}, ['h2']],
  ['Lead.\n', {hide_table_of_contents: true}, ['p']],
  ['Lead.\n', {hide_title: true}, ['p']],
])(
  'the contents of %j with %j are below the lead',
  async (page, front, tags) => {
    expect(await tagsOf(page, front)).toEqual(tags);
  },
);
