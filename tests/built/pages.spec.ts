import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {beforeAll, describe, expect, it} from 'vitest';
import {elementsNamed, textOf, type Document} from 'build-utils/html';
import {fontCharacters} from '../../config/fontCharacters';
import {brand} from '../../content/site/brand';
import {docsVersions, versionRoot} from '../../content/site/versions';
import {integrityReader} from '../../plugins/integrity/integrityReader';
import {builtPages, readablePages} from '../e2e/builtPages';
import {families} from '../e2e/families';
import {isInFont} from './fullFont';
import {breadcrumbProblems} from './html/breadcrumbs';
import {readContents} from './html/contents';
import {integrityProblems} from './html/integrity';
import {hasLanguage, unmarkedText} from './html/language';
import {foreignFiles, linksWithoutSlash, openLinks} from './html/links';
import {readMetadata, type Metadata} from './html/metadata';
import {pictureProblems} from './html/pictures';
import {structureProblems} from './html/structure';
import {parsePage, validate} from './html/validate';
import {visibleText} from './html/visibleText';

/** A word of each French text on the pages. */
const frenchWords = /\b(?:froid|heureux|suis)\b/;

const integrityOf = integrityReader(path.resolve('build'));

/** What a page can do wrong by itself, by the words of its test. */
const checks: readonly (readonly [
  says: string,
  check: (document: Document, html: string) => string[],
])[] = [
  [
    'has one h1, headings in order, its landmarks, and no id twice',
    structureProblems,
  ],
  [
    'gives each script and style sheet the hash of its file',
    (document) => integrityProblems(document, integrityOf),
  ],
  [
    'has pictures with a size and in a modern format, lazy outside the navbar',
    pictureProblems,
  ],
  [
    'marks French text as French, except in code',
    (document) => unmarkedText(document, frenchWords),
  ],
  ['ends internal links in a slash [S5.1] [S2.14]', linksWithoutSlash],
  [
    'opens external links in a new tab that cannot reach back [S5.2]',
    openLinks,
  ],
  [
    'ends its title in a pipe and the site’s name [S2.41]',
    (document) =>
      [readMetadata(document).title].filter(
        (title) => !/^\S.* \| PlayTorch$/.test(title),
      ),
  ],
  [
    'lists headings of levels 2 and 3 in its contents [S2.40] [S9.13]',
    (document) => readContents(document).others,
  ],
  ['loads nothing from elsewhere, for math neither [S7.7]', foreignFiles],
  [
    'has nothing of what runs models before one is loaded',
    (_document, html) =>
      html.match(/assets\/apps\/(?:models|inspector)-/g) ?? [],
  ],
];

/** What is kept of a page when the walk goes on. */
type Walked = Metadata & {address: string; found: readonly string[][]};

const walked: Walked[] = [];
const invalid: string[] = [];
/** Where each character is shown. */
const characters = new Map<string, string>();
const counts = {h2: 0, h3: 0, math: 0, french: 0};

function walk(address: string, document: Document, html: string): void {
  const {h2, h3} = readContents(document);
  counts.h2 += h2;
  counts.h3 += h3;
  counts.math += elementsNamed(document, 'math').length;
  counts.french += Number(hasLanguage(document, 'fr'));
  try {
    walked.push({
      address,
      found: checks.map(([, check]) => check(document, html)),
      ...readMetadata(document),
    });
  } catch (cause) {
    throw new Error(`build${address}: its metadata cannot be read`, {cause});
  }
}

beforeAll(() => {
  for (const {path: address, html} of builtPages()) {
    const {document, errors} = parsePage(html);
    invalid.push(...errors.map((error) => `${address} ${error}`));
    for (const character of new Set(visibleText(document))) {
      characters.set(character, address);
    }
    // The embed frame's document has no navbar, metadata or readers.
    if (!address.startsWith('/embed/')) {
      walk(address, document, html);
    }
  }
}, 300_000);

it('there are pages to check', () => {
  expect(walked.length).toBeGreaterThan(300);
  // What some of the checks look for is there.
  expect(counts.french).toBeGreaterThan(0);
  expect(counts.math).toBeGreaterThan(0);
  expect(counts.h2).toBeGreaterThan(500);
  expect(counts.h3).toBeGreaterThan(500);
});

it('every file can be parsed without an error', () => {
  expect(invalid).toEqual([]);
});

it('the page of each family is valid HTML', async () => {
  const pages = readablePages().filter(({path: own, address}) =>
    families.some(([, each]) =>
      [own, address].includes(each.split('?')[0] ?? each),
    ),
  );
  expect(pages).toHaveLength(families.length);
  const checkedParts = new Set<string>();
  const found: string[] = [];
  for (const {address, html} of pages) {
    const problems = await validate(parsePage(html), checkedParts);
    found.push(...problems.map((problem) => `${address} ${problem}`));
  }
  expect(found).toEqual([]);
});

it('the subset of the font has every character of the pages that the complete font has', () => {
  const missing = [...characters].filter(
    ([character]) =>
      /[^\p{Cc}\uFEFF]/u.test(character) &&
      !fontCharacters.includes(character) &&
      isInFont(character),
  );
  expect(missing, 'add to config/fontCharacters.ts').toEqual([]);
});

describe('every page', () => {
  const problems = (check: (page: Walked) => readonly string[]) =>
    walked.flatMap((page) =>
      check(page).map((problem) => `${page.address} ${problem}`),
    );

  it.each(checks.map(([says], index) => [says, index] as const))(
    '%s',
    (_says, index) => {
      expect(problems(({found}) => found[index] ?? [])).toEqual([]);
    },
  );

  it('has a title and a description of its own in its version', () => {
    const roots = docsVersions
      .map(versionRoot)
      .sort((a, b) => b.length - a.length);
    const firstPages = new Map<string, string>();
    expect(
      problems(({address, title, description, isHidden}) => {
        if (isHidden) {
          return [];
        }
        const root = roots.find((start) => address.startsWith(start)) ?? '';
        return [title, description].flatMap((text) => {
          const first = firstPages.get(root + text);
          firstPages.set(root + text, address);
          return first === undefined ? [] : [`says "${text}", as ${first}`];
        });
      }),
    ).toEqual([]);
  });

  it('has a description that is neither short nor long', () => {
    expect(
      problems(({description, isHidden}) =>
        isHidden || (description.length >= 40 && description.length <= 200)
          ? []
          : [`has a description of ${description.length} characters`],
      ),
    ).toEqual([]);
  });

  it('has a card: its own words, its address and a picture that exists', () => {
    expect(
      problems(({title, description, canonical, openGraph}) => {
        const {pathname, origin} = new URL(openGraph.get('og:image') ?? '');
        return [
          [openGraph.get('og:title'), title],
          [openGraph.get('og:description'), description],
          [openGraph.get('og:url'), canonical],
          [openGraph.get('og:site_name'), brand.name],
          [origin, brand.siteUrl],
          [existsSync(path.join('build', pathname)), true],
        ]
          .filter(([found, wanted]) => found !== wanted)
          .map(([found, wanted]) => `has ${found} instead of ${wanted}`);
      }),
    ).toEqual([]);
    expect(
      new Set(walked.map(({openGraph}) => openGraph.get('og:type'))),
    ).toEqual(new Set(['website', 'article']));
  });

  it('names a canonical page that exists', () => {
    const addresses = new Set(
      walked.map(({address}) => brand.siteUrl + address),
    );
    expect(
      problems(({canonical, isHidden}) =>
        isHidden || addresses.has(canonical) ? [] : [`names ${canonical}`],
      ),
    ).toEqual([]);
  });

  it('of the docs names its address in the latest version, or its own', () => {
    const root = versionRoot({path: ''});
    // The latest comes last: its root starts every other.
    const roots = docsVersions
      .map(versionRoot)
      .sort((a, b) => b.length - a.length);
    const docs = walked.filter(({address}) => address.startsWith(root));
    const shown = new Set(
      docs.filter(({isHidden}) => !isHidden).map(({address}) => address),
    );
    let elsewhere = 0;
    const wrong = docs.flatMap(({address, canonical}) => {
      const own =
        roots.find((candidate) => address.startsWith(candidate)) ?? root;
      const there = root + address.slice(own.length);
      // A page that says what a version lacks leads to the latest one, which may have it. What changed in a version is no copy of what changed in the latest one.
      const isOwn = address === `${own}api/changes/`;
      const expected = shown.has(there) && !isOwn ? there : address;
      elsewhere += expected === address ? 0 : 1;
      return canonical === brand.siteUrl + expected
        ? []
        : [`${address}: ${canonical} instead of ${expected}`];
    });
    expect(wrong).toEqual([]);
    expect(elsewhere).toBeGreaterThan(100);
  });

  it('of the docs has a trail of breadcrumbs from the home page', () => {
    const addresses = new Set(
      walked.map(({address}) => brand.siteUrl + address),
    );
    const docs = walked.filter(({address}) => address.startsWith('/docs/'));
    expect(docs.length).toBeGreaterThan(200);
    expect(
      docs.flatMap(({address, structured}) =>
        breadcrumbProblems(structured, {
          own: brand.siteUrl + address,
          known: addresses,
        }).map((problem) => `${address} ${problem}`),
      ),
    ).toEqual([]);
  });
});

it('the sitemap dates every page, none in the future', () => {
  const sitemap = parse(readFileSync('build/sitemap.xml', 'utf8'));
  const entries = elementsNamed(sitemap, 'url');
  expect(entries.length).toBeGreaterThan(100);
  const today = new Date().toISOString().slice(0, 10);
  expect(
    entries
      .map((entry) => ({
        page: elementsNamed(entry, 'loc').map(textOf).join(),
        date: elementsNamed(entry, 'lastmod').map(textOf).join(),
      }))
      .filter(({date}) => !(date >= '2022-01-01' && date <= today)),
  ).toEqual([]);
});
