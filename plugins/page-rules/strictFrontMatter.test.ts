import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, expect, it, vi} from 'vitest';
import {strictFrontMatter} from './strictFrontMatter';

afterEach(() => vi.restoreAllMocks());

function read(filePath: string, fileContent = '---\ntitle: A\n---\n') {
  vi.spyOn(process, 'cwd').mockReturnValue('/home/_me/site');
  return strictFrontMatter()({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
}

it('checks a page, whatever the folders above the site are called', async () => {
  await expect(read('/home/_me/site/docs/a.mdx')).rejects.toThrow(
    '"description" is missing',
  );
});

it('expects no front matter in a part of a page', async () => {
  await expect(
    read('/home/_me/site/src/pages/_home/part.mdx'),
  ).resolves.toMatchObject({frontMatter: {title: 'A'}});
});

it('reads a page without front matter once', async () => {
  const defaultParseFrontMatter = vi.fn(DEFAULT_PARSE_FRONT_MATTER);
  await expect(
    strictFrontMatter()({
      filePath: 'docs/c.mdx',
      fileContent: 'A sentence.\n',
      defaultParseFrontMatter,
    }),
  ).rejects.toThrow('"title" is missing');
  expect(defaultParseFrontMatter).toHaveBeenCalledTimes(1);
});

it('says the same of wrong YAML each time that a page is read', async () => {
  const text = '---\ntitle: A: b\ndescription: C\n---\n';
  for (const _time of [1, 2, 3]) {
    await expect(read('/home/_me/site/docs/b.mdx', text)).rejects.toThrow(
      'docs/b.mdx:2: the front matter is no YAML: bad indentation',
    );
  }
});
