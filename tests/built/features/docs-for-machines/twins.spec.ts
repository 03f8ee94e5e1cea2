import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {env} from '../../../../config/env';
import {has} from '../../../../content/site/features';
import {
  docsVersions,
  latestVersion,
  versionOfPath,
  versionRoot,
} from '../../../../content/site/versions';
import {readablePages} from '../../../e2e/builtPages';
import {
  attributeOf,
  classesOf,
  elementsNamed,
  elementsOf,
  findElement,
  isElement,
  textOf,
  type Node,
} from 'build-utils/html';
import {twinPath as twinOf} from 'browser-utils/twin-path';

const read = (address: string) =>
  readFileSync(path.join('build', address), 'utf8');

/** Pages whose content scripts make, or that are only there with an id. */
const withoutTwin = ['/404.html', '/expo/', '/search/', '/snack/'];

const pages = readablePages()
  .filter(({path: own}) => !withoutTwin.includes(own))
  .map(({path: address, html}) => {
    // The rest of a page takes longer to parse than its content.
    const main = elementsNamed(
      parse(html.slice(html.indexOf('<main'))),
      'main',
    )[0] as Node;
    for (const element of elementsOf(main)) {
      element.childNodes = element.childNodes.filter(
        (child) => !isElement(child) || attributeOf(child, 'data-md') !== 'off',
      );
    }
    const article = [...elementsOf(main)].find((element) =>
      attributeOf(element, 'class')?.includes('theme-doc-markdown'),
    );
    const [, frontMatter = '', body = ''] =
      /^---\n(.*?)\n---\n\n(.*)$/s.exec(read(twinOf(address))) ?? [];
    return {
      address,
      content: article ?? main,
      banner: findElement(main, (element) =>
        classesOf(element).includes('theme-doc-version-banner'),
      ),
      frontMatter: parseYaml(frontMatter) as Record<string, string>,
      markdown: fromMarkdown(body, {
        extensions: [gfmTable()],
        mdastExtensions: [gfmTableFromMarkdown()],
      }),
    };
  });

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  for (const child of 'children' in node ? node.children : []) {
    yield* nodesOf(child);
  }
}

function wordsOf(node: Nodes): string {
  return [...nodesOf(node)]
    .map((each) => ('value' in each ? each.value : ''))
    .join('');
}

const isText = (text: string) => text !== '';
/** Spaces, and what links a heading to itself. */
const withoutSpaces = (text: string) => text.replaceAll(/[\s\u200B]+/g, '');

it.each(['no/such/page', '404', 'faq/index'])('%s has no twin', (page) => {
  expect(existsSync(`build/${page}.md`)).toBe(false);
});

it('every page has a twin', () => {
  expect(pages.length).toBeGreaterThan(340);
  for (const {path: address} of readablePages()) {
    expect([address, existsSync(path.join('build', twinOf(address)))]).toEqual([
      address,
      !withoutTwin.includes(address),
    ]);
  }
});

it('twins have the headings of their pages', () => {
  for (const {address, content, markdown} of pages) {
    const ofPage = ['h1', 'h2', 'h3', 'h4', 'h5'];
    expect([
      address,
      ...[...nodesOf(markdown)]
        .filter((node) => node.type === 'heading')
        .map((node) => `${node.depth} ${withoutSpaces(wordsOf(node))}`),
    ]).toEqual([
      address,
      ...elementsNamed(content, ...ofPage).map(
        (heading) =>
          `${heading.tagName.slice(1)} ${withoutSpaces(textOf(heading))}`,
      ),
    ]);
  }
});

it('twins have the code of their pages', () => {
  for (const {address, content, markdown} of pages) {
    // What a reader who can't see colours hears before a signature.
    const label = /^(?:Now|Before):/;
    expect([
      address,
      ...[...nodesOf(markdown)]
        .filter((node) => node.type === 'code' && node.lang !== 'math')
        .map((node) => withoutSpaces(wordsOf(node))),
    ]).toEqual([
      address,
      ...elementsNamed(content, 'pre')
        .map((pre) => withoutSpaces(textOf(pre)).replace(label, ''))
        .filter(isText),
    ]);
  }
});

it('twins are CommonMark without HTML or JSX', () => {
  for (const {address, markdown} of pages) {
    expect([
      address,
      ...[...nodesOf(markdown)]
        .filter(({type}) => type === 'html')
        .map(wordsOf),
    ]).toEqual([address]);
  }
});

it('twins say what they are', () => {
  for (const {address, content, frontMatter} of pages) {
    const title = elementsNamed(content, 'h1').map(textOf).join('');
    expect({
      ...frontMatter,
      title: withoutSpaces(frontMatter.title ?? ''),
    }).toEqual({
      title: withoutSpaces(title),
      version: versionOfPath(address)?.label,
      address: env.siteUrl + address,
    });
  }
});

it('twins begin with their title, then name their version unless it is the latest', () => {
  for (const {address, banner, markdown} of pages) {
    const [title, note] = markdown.children;
    expect([address, title?.type]).toEqual([address, 'heading']);
    const {name = latestVersion} = versionOfPath(address) ?? {};
    expect([address, banner === undefined]).toEqual([
      address,
      name === latestVersion,
    ]);
    if (note !== undefined && banner !== undefined) {
      expect([address, note.type, withoutSpaces(wordsOf(note))]).toEqual([
        address,
        'blockquote',
        withoutSpaces(textOf(banner)),
      ]);
      expect([...nodesOf(note)]).toContainEqual(
        expect.objectContaining({
          type: 'link',
          url: expect.stringMatching(/\.md$/) as string,
        }),
      );
    }
  }
});

it('twins link to twins, with absolute addresses, unless a script reads the query or the hash', () => {
  for (const {address, markdown} of pages) {
    const urls = [...nodesOf(markdown)]
      .filter((node) => node.type === 'link' || node.type === 'image')
      .map((node) => node.url);
    const ofSite = urls.flatMap((url) => {
      const {origin, pathname, search, hash} = new URL(url);
      const isPage = origin === new URL(env.siteUrl).origin;
      return isPage && search === '' && !hash.includes('=') ? [pathname] : [];
    });
    const wrong = ofSite.filter(
      (target) =>
        target.endsWith('/') && existsSync(path.join('build', twinOf(target))),
    );
    const missing = ofSite.filter(
      (target) =>
        target.endsWith('.md') && !existsSync(path.join('build', target)),
    );
    expect([address, wrong, missing]).toEqual([address, [], []]);
  }
});

/** Addresses that a list in the format of llmstxt.org links to. */
function linksIn(file: string): string[] {
  const text = read(file);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  const links = [...text.matchAll(/^- \[(.+?)\]\((.+?)\): .+$/gm)];
  // Every item of a list is a link with a description.
  expect(links.length).toBe([...text.matchAll(/^- /gm)].length);
  return links.map(([, , url = '']) => {
    expect(url.startsWith(env.siteUrl)).toBe(true);
    return url.slice(env.siteUrl.length);
  });
}

const twinsIn = (file: string) =>
  linksIn(file).filter((link) => link.endsWith('.md'));

it.each([
  ['/console.md', 'Loading'],
  ...(has('keep-offline') ? [['/offline.md', 'What this browser stores']] : []),
  ['/index.md', '*:\n'],
  ['/example/camera.md', 'QR code for another phone'],
  ['/docs/tutorials/snacks/image-classification.md', 'Runs in your browser'],
  ...(has('version-comparison') ? [['/docs/compare.md', '\n\n\n']] : []),
])('%s leaves out what only the page needs', (file, words) => {
  expect(read(file)).not.toContain(words);
});

it('/llms.txt leads to every version and every page outside the docs', () => {
  const links = linksIn('/llms.txt');
  for (const version of docsVersions) {
    expect(links).toContain(`${versionRoot(version)}llms.txt`);
  }
  expect(twinsIn('/llms.txt').sort()).toEqual(
    pages
      .filter(({address}) => versionOfPath(address) === undefined)
      .map(({address}) => twinOf(address))
      .sort(),
  );
});

describe.each(docsVersions.map(versionRoot))('%s', (root) => {
  it('lists the pages of its sidebars', () => {
    const links = linksIn(`${root}llms.txt`);
    expect(new Set(links).size).toBe(links.length);
    // The sidebar of a tutorial and that of a reference page have them all.
    const inSidebar = ['tutorials/get-started/', 'api/core/'].flatMap(
      (address) =>
        elementsNamed(parse(read(`${root}${address}index.html`)), 'aside')
          .flatMap((aside) => elementsNamed(aside, 'a'))
          .map((link) => attributeOf(link, 'href') ?? '')
          .filter((href) => href.startsWith(root) && !href.includes('#')),
    );
    expect(inSidebar.length).toBeGreaterThan(10);
    expect(
      inSidebar.filter((address) => !links.includes(twinOf(address))),
    ).toEqual([]);
    expect(links.filter((link) => !existsSync(`build${link}`))).toEqual([]);
  });

  it('has these pages in one file, of less than 700 kB', () => {
    const text = read(`${root}llms-full.txt`);
    for (const link of twinsIn(`${root}llms.txt`)) {
      const [, , body = ''] =
        /^---\n(.*?)\n---\n\n(.*)$/s.exec(read(link)) ?? [];
      expect(body.length).toBeGreaterThan(50);
      expect([link, text.includes(body)]).toEqual([link, true]);
    }
    expect(text.length).toBeLessThan(700_000);
    const size = Math.round(Buffer.byteLength(text) / 1000);
    for (const list of [`${root}llms.txt`, '/llms.txt']) {
      expect(read(list)).toMatch(
        new RegExp(`${root}llms-full\\.txt\\W+${size} kB\\b`),
      );
    }
  });
});
