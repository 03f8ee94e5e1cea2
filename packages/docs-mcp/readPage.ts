import * as z from 'zod';
import type {Build} from './Build';
import {answer, readOnly, type Tool} from './createServer';

type PageOptions = {
  build: Build;
  siteUrl: string;
  /** Other names of folders: `{'/docs/1.0/': '/docs/'}`. */
  aliases?: Readonly<Record<string, string>>;
};

/** Path of a page's Markdown in the build, from its address in any form; undefined if it is another site's or none. */
function fileOf(
  address: string,
  {siteUrl, aliases = {}}: Omit<PageOptions, 'build'>,
): string | undefined {
  if (!URL.canParse(address, siteUrl)) {
    return undefined;
  }
  const {pathname, origin} = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin) {
    return undefined;
  }
  const [from, to] = Object.entries(aliases).find(([alias]) =>
    pathname.startsWith(alias),
  ) ?? ['', ''];
  const page = `${to}${pathname.slice(from.length)}`
    .replace(/(?:\/index)?\.(?:md|html)$/, '')
    .replace(/^\/+|\/+$/g, '');
  return /(?:^|\/)llms(?:-\w+)?\.txt$/.test(page)
    ? page
    : `${page === '' ? 'index' : page}.md`;
}

/** The tool `read_page`. */
export function readPageTool({build, ...options}: PageOptions): Tool {
  return (server) => {
    server.registerTool(
      'read_page',
      {
        title: 'Read a page',
        description: 'A page as Markdown, by its address.',
        inputSchema: {
          page: z.string().min(1).max(400).describe('Such as /docs/intro/'),
        },
        annotations: readOnly,
      },
      ({page}) => {
        const file = fileOf(page, options);
        const text = file === undefined ? undefined : build.read(file);
        if (text === undefined) {
          throw new Error(
            `There is no page at "${page}". Find pages with search, or read /llms.txt.`,
          );
        }
        return answer(text);
      },
    );
  };
}
