import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand, links, repository} from '../content/site/brand';
import {builtPages} from '../tests/e2e/builtPages';
import {attributeOf, elementsNamed, textOf} from 'build-utils/html';
import {linksIn, partOf, readBuiltPage} from '../scripts/lib/readBuiltPage';

function linksOf(address: string, part: string) {
  return linksIn(partOf(readBuiltPage(address), part));
}

it('the footer links where it should [S2.35] [S2.42]', () => {
  const footer = partOf(readBuiltPage('/faq/'), 'footer');
  expect(textOf(footer)).toContain('Copyright © 2022');
  const newTab = {target: '_blank', rel: 'noopener noreferrer'};
  for (const [text, href, attributes] of [
    ['Tutorial', '/docs/tutorials/get-started/', {}],
    ['API', '/docs/api/core/', {}],
    ['Community', '/community/', {}],
    ['GitHub', repository.url, newTab],
    ['Stack Overflow', links.stackOverflow, newTab],
    ['Privacy', links.privacy, newTab],
    ['Terms', links.terms, newTab],
    ['Licenses', '/licenses.txt', newTab],
  ] as const) {
    expect(linksIn(footer)).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(new RegExp(`^${text}`)) as string,
        href,
        ...attributes,
      }),
    );
  }
});

it('the home page leads where a reader wants to go on', () => {
  const found = linksOf('/', 'main').map(({href}) => href);
  expect(found).toEqual(
    expect.arrayContaining([
      links.googlePlay,
      links.appStore,
      '/docs/tutorials/get-started/',
      '/docs/api/core/',
      '/console/',
      '/community/',
      '/status/',
    ]),
  );
});

it('every link that opens a Snack names files that this site serves', () => {
  const snacks = builtPages()
    .filter(({html}) => html.includes('https://snack.expo.dev/?'))
    .flatMap(({path: address}) => linksOf(address, 'main'))
    .filter(({href}) => href.startsWith('https://snack.expo.dev/?'));
  expect(snacks.length).toBeGreaterThanOrEqual(6);
  for (const {href} of snacks) {
    const files = JSON.parse(
      new URL(href).searchParams.get('files') ?? '',
    ) as Record<string, {url: string}>;
    for (const {url} of Object.values(files)) {
      const file = path.join('build', new URL(url).pathname);
      expect(existsSync(file), file).toBe(true);
    }
  }
});

it('no page sends readers to write to the archived repository, and one that shows its issues says so', () => {
  const shown = builtPages()
    .map(({path: own, html}) => ({
      own,
      html,
      targets: [...html.matchAll(/href="?([^"\s>]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => target.startsWith(`${repository.url}/`)),
    }))
    .filter(({targets}) => targets.length > 0);
  expect(
    shown.flatMap(({targets}) =>
      targets.filter((target) => /\/(edit|new|compare|fork)\b/.test(target)),
    ),
  ).toEqual([]);
  const withIssues = shown.filter(({targets}) =>
    targets.some((target) => target.startsWith(links.issues)),
  );
  expect(withIssues.map(({own}) => own)).toContain(
    '/docs/tutorials/snacks/yolov5/',
  );
  expect(
    withIssues
      .filter(({html}) => !/<main.*archived.*<\/main>/s.test(html))
      .map(({own}) => own),
  ).toEqual([]);
});

describe.each([
  ['android', 179],
  ['ios', 416],
])('the notices of %s', (platform, total) => {
  const page = readBuiltPage(`/app/third-party-notices-${platform}/`);
  const main = partOf(page, 'main');

  it('are whole without JavaScript', () => {
    const items = elementsNamed(main, 'section').flatMap((section) =>
      elementsNamed(section, 'li'),
    );
    expect(items).toHaveLength(total);
  });

  it('lead to the text of every licence', () => {
    const texts = new Set(
      linksIn(main)
        .map(({href}) => href)
        .filter((href) => href.startsWith('/app/licenses/'))
        .map((href) => readFileSync(`build${href}`, 'utf8')),
    );
    expect(texts.size).toBeGreaterThan(10);
    expect([...texts].filter((text) => text.length <= 300)).toEqual([]);
  });
});

it('the page for what is not found leads on without JavaScript', () => {
  const html = builtPages().find(({path: own}) => own === '/404.html')?.html;
  expect(html).toMatch(/<main.*href="?\/docs\/api\/core\//s);
});

it('search stays out of indexes, and browsers can add it', () => {
  const page = readBuiltPage('/search/');
  const robots = elementsNamed(page, 'meta').filter(
    (meta) => attributeOf(meta, 'name') === 'robots',
  );
  expect(robots.map((meta) => attributeOf(meta, 'content'))).toEqual([
    expect.stringContaining('noindex'),
  ]);
  const description = elementsNamed(page, 'link').find(
    (link) => attributeOf(link, 'rel') === 'search',
  );
  expect(
    readFileSync(
      `build${description && attributeOf(description, 'href')}`,
      'utf8',
    ),
  ).toContain(`template="${brand.siteUrl}/search/?q={searchTerms}"`);
});

it('the sitemap lists every page that may be indexed, once', () => {
  const listed = [
    ...readFileSync('build/sitemap.xml', 'utf8').matchAll(
      /<loc>([^<]*)<\/loc>/g,
    ),
  ].map(([, address]) => address);
  const indexable = builtPages()
    .filter(
      ({path: own, html}) =>
        own !== '/404.html' &&
        !own.startsWith('/embed/') &&
        !/<meta[^>]+name="?robots"?[^>]+noindex/.test(html),
    )
    .map(({path: own}) => brand.siteUrl + own);
  expect(listed.sort()).toEqual(indexable.sort());
});
