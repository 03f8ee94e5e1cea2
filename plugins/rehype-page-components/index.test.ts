import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import rehypePageComponents from '.';

const components = {
  Plain: {module: '@a/plain', exported: 'default'},
  Named: {module: '@a/named', exported: 'Named'},
  Figure: {
    module: '@a/figure',
    exported: 'default',
    choices: {
      'two-words': {module: '@a/two'},
      flow: {value: [{id: 'a', size: 2}]},
    },
  },
};

async function compilePage(page: string): Promise<string> {
  const {value} = await compile(
    {value: page, path: 'docs/page.mdx'},
    {
      jsx: true,
      rehypePlugins: [
        [rehypePageComponents, {components, everywhere: ['Everywhere']}],
      ],
    },
  );
  return String(value);
}

it('imports what a page names, once, and nothing else', async () => {
  const code = await compilePage('<Plain />\n\nIn text: <Named /> <Plain />\n');
  expect(code.match(/^import .*/gm)).toEqual([
    'import {Named} from "@a/named";',
    'import {default as Plain} from "@a/plain";',
  ]);
  expect(code).toContain('<Plain />');
  expect(await compilePage('Text, and <Everywhere />\n')).not.toContain(
    'import ',
  );
});

it('hands over what the word of an attribute stands for', async () => {
  const code = await compilePage(
    '<Figure of="two-words">\nText\n</Figure>\n\n<Figure of="flow" current="a" />\n',
  );
  expect(code).toContain('import {default as Figure_two_words} from "@a/two";');
  expect(code).toContain('<Figure of={Figure_two_words}>');
  expect(code).toContain(
    `<Figure of={JSON.parse('[{"id":"a","size":2}]')} current="a" />`,
  );
});

it.each([
  ['Text\n\n<Figure of="ten" />\n', 'docs/page.mdx:3: <Figure> has no "ten"'],
  ['<Figure />\n', 'docs/page.mdx:1: <Figure> has no "undefined"'],
])('says where and what is wrong: %#', async (page, message) => {
  await expect(compilePage(page)).rejects.toThrow(message);
});

it('stops at a component that nobody registered', async () => {
  await expect(compilePage('Text.\n\n<Other />\n')).rejects.toThrow(
    'docs/page.mdx:3: <Other> is not registered. Add it to config/pageComponents.ts.',
  );
});
