import {statSync} from 'node:fs';
import {parse} from 'parse5';
import {beforeAll, expect, it} from 'vitest';
import {brand} from '../content/site/brand';
import {docsVersions, versionRoot} from '../content/site/versions';
import {elementsOf, textOf} from 'build-utils/html';
import {builtPages} from '../tests/e2e/builtPages';

/** An element of a page with the attributes that the tests read. */
type Tag = {name: string; attributes: Map<string, string>; text: string};

let pages: {path: string; tags: Tag[]}[];

beforeAll(() => {
  pages = builtPages()
    .filter(({path}) => !path.startsWith('/embed/'))
    .map(({path, html}) => ({
      path,
      tags: [...elementsOf(parse(html))].map((element): Tag => ({
        name: element.tagName,
        attributes: new Map(
          element.attrs.map(({name, value}) => [name, value]),
        ),
        text: element.tagName === 'title' ? textOf(element) : '',
      })),
    }));
  expect(pages.length).toBeGreaterThan(200);
});

/** What a check finds wrong on any page, with the page. */
function problems(check: (tags: readonly Tag[]) => string[]): string[] {
  return pages.flatMap(({path, tags}) =>
    check(tags).map((problem) => `${path}: ${problem}`),
  );
}

function links(tags: readonly Tag[]) {
  return tags
    .filter(({name, attributes}) => name === 'a' && attributes.has('href'))
    .map(({attributes}) => ({
      href: attributes.get('href') ?? '',
      target: attributes.get('target'),
      rel: attributes.get('rel'),
    }));
}

it('internal links end in a slash, as paths do [S5.1] [S2.14]', () => {
  const pathOf = (href: string) => href.replace(/[?#].*$/, '');
  const isFile = (path: string) =>
    statSync(`build${path}`, {throwIfNoEntry: false})?.isFile() === true;
  expect(
    problems((tags) =>
      links(tags)
        .map(({href}) => pathOf(href))
        .filter(
          (path) =>
            path.startsWith('/') && !path.endsWith('/') && !isFile(path),
        ),
    ),
  ).toEqual([]);
});

it('external links open a new tab that cannot reach back [S5.2]', () => {
  const found = problems((tags) =>
    links(tags)
      .filter(
        ({href, target, rel}) =>
          /^https?:/.test(href) &&
          !href.startsWith(brand.siteUrl) &&
          (target !== '_blank' || rel !== 'noopener noreferrer'),
      )
      .map(({href}) => href),
  );
  expect(found).toEqual([]);
});

it('the title of every page ends in a pipe and the site’s name [S2.41]', () => {
  expect(
    problems((tags) =>
      [tags.find(({name}) => name === 'title')?.text ?? 'no title'].filter(
        (title) => !/^\S.* \| PlayTorch$/.test(title),
      ),
    ),
  ).toEqual([]);
});

it('the table of contents holds the headings of levels 2 and 3 [S2.40] [S9.13]', () => {
  const counts = {h2: 0, h3: 0};
  const found = problems((tags) => {
    const levels = new Map(
      tags
        .filter(({name}) => /^h[1-6]$/.test(name))
        .map(({name, attributes}) => [attributes.get('id'), name]),
    );
    return tags
      .filter(({attributes}) =>
        attributes.get('class')?.includes('table-of-contents__link'),
      )
      .map(({attributes}) => attributes.get('href')?.slice(1))
      .filter((id) => {
        const level = levels.get(decodeURIComponent(id ?? ''));
        if (level !== 'h2' && level !== 'h3') {
          return true;
        }
        counts[level] += 1;
        return false;
      })
      .map(String);
  });
  expect(found).toEqual([]);
  expect(counts.h2).toBeGreaterThan(500);
  expect(counts.h3).toBeGreaterThan(500);
});

it('math is MathML, and nothing of it or of anything else comes from elsewhere [S7.7]', () => {
  expect(
    problems((tags) =>
      tags
        .filter(({name}) => ['link', 'script', 'img', 'iframe'].includes(name))
        .filter(
          ({attributes}) =>
            !['canonical', 'alternate'].includes(attributes.get('rel') ?? ''),
        )
        .map(({attributes}) => attributes.get('src') ?? attributes.get('href'))
        .filter((address = '') => /^(?:https?:)?\/\//.test(address))
        .map(String),
    ),
  ).toEqual([]);
  const withMath = pages.filter(({tags}) =>
    tags.some(({name}) => name === 'math'),
  );
  expect(withMath.length).toBeGreaterThan(0);
});

it('every page of the docs names its address in the latest version, or its own', () => {
  const root = versionRoot({path: ''});
  // The latest comes last: its root starts every other.
  const roots = docsVersions
    .map(versionRoot)
    .sort((a, b) => b.length - a.length);
  const isHidden = (tags: readonly Tag[]) =>
    tags.some(
      ({name, attributes}) =>
        name === 'meta' &&
        attributes.get('name') === 'robots' &&
        attributes.get('content')?.includes('noindex') === true,
    );
  const docs = pages.filter(({path}) => path.startsWith(root));
  const shown = new Set(
    docs.filter(({tags}) => !isHidden(tags)).map(({path}) => path),
  );
  let elsewhere = 0;
  const wrong = docs.flatMap(({path, tags}) => {
    const own = roots.find((candidate) => path.startsWith(candidate)) ?? root;
    const there = root + path.slice(own.length);
    // A page that says what a version lacks leads to the latest one, which may have it. What changed in a version is no copy of what changed in the latest one.
    const isOwn = path === `${own}api/changes/`;
    const expected = shown.has(there) && !isOwn ? there : path;
    const named = tags
      .filter(({attributes}) => attributes.get('rel') === 'canonical')
      .map(({attributes}) => attributes.get('href'));
    elsewhere += expected === path ? 0 : 1;
    return named.length === 1 && named[0] === brand.siteUrl + expected
      ? []
      : [`${path}: ${named.join(', ')} instead of ${expected}`];
  });
  expect(wrong).toEqual([]);
  expect(elsewhere).toBeGreaterThan(100);
});
