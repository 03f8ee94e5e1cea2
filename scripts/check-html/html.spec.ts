import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../content/site/brand';
import {docsVersions, versionRoot} from '../../content/site/versions';
import {builtPages} from '../../tests/e2e/builtPages';
import {coverKinds, kindsOf} from '../../tests/e2e/coverKinds';
import {integrityReader} from '../../plugins/integrity/integrityReader';
import {elementsNamed, textOf, type Document} from 'build-utils/html';
import {breadcrumbProblems} from './breadcrumbs';
import {integrityProblems} from './integrity';
import {hasLanguage, unmarkedText} from './language';
import {readMetadata, type Metadata} from './metadata';
import {pictureProblems} from './pictures';
import {structureProblems} from './structure';
import {parsePage, validate} from './validate';

/** A word of each French text on the pages. */
const frenchWords = /\b(?:froid|heureux|suis)\b/;

/** What the checks found on a page, the document itself not kept. */
type Checked = Metadata & {
  address: string;
  structure: string[];
  pictures: string[];
  integrity: string[];
  unmarkedFrench: string[];
  hasFrench: boolean;
};

const integrityOf = integrityReader(path.resolve('build'));
const invalid: string[] = [];
const pages: Checked[] = [];

function checkPage(address: string, document: Document): Checked {
  try {
    return {
      address,
      structure: structureProblems(document),
      pictures: pictureProblems(document),
      integrity: integrityProblems(document, integrityOf),
      unmarkedFrench: unmarkedText(document, frenchWords),
      hasFrench: hasLanguage(document, 'fr'),
      ...readMetadata(document),
    };
  } catch (cause) {
    throw new Error(`build${address}: its metadata cannot be read`, {cause});
  }
}

beforeAll(async () => {
  const built = builtPages().map(({path: address, html}) => {
    const {document, errors} = parsePage(html);
    // The embed frame's document has no navbar, metadata or readers.
    if (!address.startsWith('/embed/')) {
      pages.push(checkPage(address, document));
    }
    invalid.push(...errors.map((error) => `${address} ${error}`));
    return {address, html, kinds: kindsOf(document)};
  });
  // The rules for elements and their nesting, on a page of each structure.
  const checkedParts = new Set<string>();
  for (const {address, html} of coverKinds(built)) {
    const problems = await validate(parsePage(html), checkedParts);
    invalid.push(...problems.map((problem) => `${address} ${problem}`));
  }
}, 300_000);

it('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(300);
});

it('every file is valid HTML', () => {
  expect(invalid).toEqual([]);
});

describe('every page', () => {
  const problems = (check: (page: Checked) => string[]) =>
    pages.flatMap((page) =>
      check(page).map((problem) => `${page.address} ${problem}`),
    );

  it('has one h1, headings in order, its landmarks, and no id twice', () => {
    expect(problems(({structure}) => structure)).toEqual([]);
  });

  it('gives each script and style sheet the hash of its file', () => {
    expect(problems(({integrity}) => integrity)).toEqual([]);
  });

  it('has pictures with a size and in a modern format, lazy outside the navbar', () => {
    expect(problems(({pictures}) => pictures)).toEqual([]);
  });

  it('marks French text as French, except in code', () => {
    expect(problems(({unmarkedFrench}) => unmarkedFrench)).toEqual([]);
    expect(pages.some(({hasFrench}) => hasFrench)).toBe(true);
  });

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
      new Set(pages.map(({openGraph}) => openGraph.get('og:type'))),
    ).toEqual(new Set(['website', 'article']));
  });

  it('names a canonical page that exists', () => {
    const addresses = new Set(
      pages.map(({address}) => brand.siteUrl + address),
    );
    expect(
      problems(({canonical, isHidden}) =>
        isHidden || addresses.has(canonical) ? [] : [`names ${canonical}`],
      ),
    ).toEqual([]);
  });

  it('of the docs has a trail of breadcrumbs from the home page', () => {
    const addresses = new Set(
      pages.map(({address}) => brand.siteUrl + address),
    );
    const docs = pages.filter(({address}) => address.startsWith('/docs/'));
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
