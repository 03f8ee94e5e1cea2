import {expect, it, vi} from 'vitest';
import {listedItems} from './sidebarItems';

type Args = Parameters<typeof listedItems>[0];

it('leaves out unlisted pages', async () => {
  const pages = [
    {id: 'a', frontMatter: {}},
    {id: 'b', frontMatter: {unlisted: true}},
    {id: 'c', frontMatter: {unlisted: false}},
  ];
  const generate = vi.fn<Args['defaultSidebarItemsGenerator']>();
  await listedItems({
    docs: pages,
    defaultSidebarItemsGenerator: generate,
  } as unknown as Args);
  expect(generate.mock.calls[0]?.[0].docs).toEqual([pages[0], pages[2]]);
});
