import {toMdast} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {defaultHandlers, toMarkdown} from 'mdast-util-to-markdown';
import {parseFragment} from 'parse5';
import type {Element, ElementContent, Root} from 'hast';
import type {Nodes as MdastNodes} from 'mdast';
import type {BuiltPage} from 'build-utils';
import {elementsIn, find, h, hasClass, named, toHast, wordsOf} from './hast';
import {toCode} from './listings';
import type {ListedPage, Site} from '../llmsTxt';
import {simplifyAll} from './simplify';
import {twinPath} from 'browser-utils/twin-path';

/** The Markdown form of a page. */
type Twin = {
  /** Address of the page, such as `/faq/`. */
  address: string;
  title: string;
  markdown: MdastNodes;
};

/** Addresses in a twin are absolute, and those of pages lead to their twins, unless a script reads the query or the hash. */
function makeAbsolute(
  node: MdastNodes,
  page: URL,
  baseUrl: string,
  files: ReadonlySet<string>,
): void {
  if (node.type === 'link' || node.type === 'image') {
    const url = new URL(node.url, page);
    const isCommand = url.search !== '' || url.hash.includes('=');
    const file = twinPath(url.pathname, baseUrl);
    if (url.origin === page.origin && files.has(file) && !isCommand) {
      url.pathname = file;
    }
    node.url = url.href;
  }
  if ('children' in node) {
    node.children.forEach((child) => makeAbsolute(child, page, baseUrl, files));
  }
}

/** Puts the banner of a version below the title. The page has it above, outside its content. */
function moveBanner(main: readonly ElementContent[]): void {
  const isTitle = named('h1');
  const banner = find(main, (element) =>
    hasClass(element, 'theme-doc-version-banner'),
  );
  const parent = find(main, (element) => elementsIn(element).some(isTitle));
  if (banner !== undefined && parent !== undefined) {
    const title = parent.children.findIndex(
      (child) => child.type === 'element' && isTitle(child),
    );
    parent.children.splice(title + 1, 0, h('blockquote', banner.children));
  }
}

/** The content of a page; the rest of it is not even parsed. */
function contentOf(html: string): ElementContent[] {
  const start = html.indexOf('<main');
  const main = toHast(
    parseFragment(html.slice(start, html.indexOf('</main>'))),
  );
  moveBanner(main);
  const article = find(main, (element) =>
    hasClass(element, 'theme-doc-markdown'),
  );
  return start === -1 ? [] : (article?.children ?? main);
}

/** Reads a page; undefined if it has no content before scripts run. */
export function readTwin({path: address, html}: BuiltPage): Twin | undefined {
  const children = simplifyAll(contentOf(html));
  const content: Root = {type: 'root', children};
  const heading = find(children, named('h1'));
  if (heading === undefined || wordsOf(content) === wordsOf(heading)) {
    return undefined;
  }
  return {
    address,
    title: wordsOf(heading),
    markdown: toMdast(content, {
      handlers: {pre: (_state, pre: Element) => toCode(pre)},
    }),
  };
}

/** What makes `&` the start of a character reference. */
const reference = '(?:#\\d{1,7}|#[Xx][\\dA-Fa-f]{1,6}|[A-Za-z][\\dA-Za-z]*);';

/** Escapes no other `&`: whoever copies an address from the text would copy the escape. */
const root: typeof defaultHandlers.root = (node, parent, state, info) => {
  state.unsafe = state.unsafe.map((pattern) =>
    pattern.character === '&'
      ? {...pattern, after: reference, _compiled: undefined}
      : pattern,
  );
  return defaultHandlers.root(node, parent, state, info);
};

/** The Markdown of a twin, without front matter. */
export function printBody(
  {address, markdown}: Twin,
  {url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>,
  files: ReadonlySet<string>,
): string {
  makeAbsolute(markdown, new URL(address, url), baseUrl, files);
  return toMarkdown(markdown, {
    bullet: '-',
    rule: '-',
    handlers: {root},
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
  });
}

/** The front matter of a twin. */
export function frontMatter(
  {address, title, version}: Pick<ListedPage, 'address' | 'title' | 'version'>,
  siteUrl: string,
): string {
  const fields = {
    title,
    version,
    address: siteUrl + address,
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', '', ''].join('\n');
}
