import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import rehypeJsonAttributes, {takeOutJson} from '.';

const path = 'docs/page.mdx';

async function compilePage(page: string, take = takeOutJson): Promise<string> {
  const {value} = await compile(
    {value: take({filePath: path, fileContent: page}), path},
    {
      jsx: true,
      // Others take their time before it.
      remarkPlugins: [() => () => Promise.resolve()],
      rehypePlugins: [rehypeJsonAttributes],
    },
  );
  return String(value);
}

const page = `<Table rows={JSON.parse('[{"a":"it\\'s"}]')} size={2} />

## <Head code={JSON.parse('[]')}>x</Head>
`;

it('compiles a page as if nothing was taken out', async () => {
  expect(takeOutJson({filePath: path, fileContent: page})).toBe(
    '<Table rows={json0} size={2} />\n\n## <Head code={json1}>x</Head>\n',
  );
  expect(await compilePage(page)).toBe(
    await compilePage(page, ({fileContent}) => {
      takeOutJson({filePath: path, fileContent: ''});
      return fileContent;
    }),
  );
});

it('compiles a page for the browser and for Node at once', async () => {
  const [first, second] = await Promise.all([
    compilePage(page),
    compilePage(page),
  ]);
  expect(first).not.toMatch(/json\d/);
  expect(second).toBe(first);
});

it('says where text was taken out that is no attribute', async () => {
  await expect(
    compilePage("```tsx\n<A b={JSON.parse('1')} />\n```\n"),
  ).rejects.toThrow('docs/page.mdx: JSON.parse with a string');
});
