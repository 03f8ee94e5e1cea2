import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'parse5';
import {beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {docsVersions, versionRoot} from '../../config/versions';
import {builtPages} from '../../e2e/builtPages';
import {coverKinds, kindsOf} from '../../e2e/coverKinds';
import {breadcrumbProblems} from './breadcrumbs';
import {unmarkedText} from './language';
import {readMetadata, type Metadata} from './metadata';
import {structureProblems} from './structure';
import {validate} from './validate';

const files = builtPages();

/** Pages with the frame of the site; the embed frame's document has none, and no reader comes to it. */
const pages = files.filter(({path: address}) => !address.startsWith('/embed/'));

it('there are pages to check', () => {
  expect(pages.length).toBeGreaterThan(300);
});

it('a page of every structure is valid HTML', async () => {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const {path: address, html} of coverKinds(
    files.map((file) => ({...file, kinds: kindsOf(file.html)})),
  )) {
    problems.push(
      ...(await validate(html, seen)).map((line) => `${address} ${line}`),
    );
  }
  expect(problems).toEqual([]);
});

describe('every page', () => {
  type Known = Metadata & {address: string; structure: string[]};
  let known: Known[];

  beforeAll(() => {
    known = pages.map(({path: address, html}) => {
      const document = parse(html);
      try {
        return {
          address,
          structure: structureProblems(document),
          ...readMetadata(document),
        };
      } catch (error) {
        throw new Error(`build${address}: its metadata cannot be read`, {
          cause: error,
        });
      }
    });
  });

  const problems = (check: (page: Known) => string[]) =>
    known.flatMap((page) =>
      check(page).map((problem) => `${page.address} ${problem}`),
    );

  it('has one h1, headings in order, and its landmarks', () => {
    expect(problems(({structure}) => structure)).toEqual([]);
  });

  it('has a title and a description of its own in its version', () => {
    const roots = docsVersions
      .map(versionRoot)
      .sort((a, b) => b.length - a.length);
    const places = new Map<string, string>();
    expect(
      problems(({address, title, description, isHidden}) => {
        if (isHidden) {
          return [];
        }
        const root = roots.find((start) => address.startsWith(start)) ?? '';
        return [title, description].flatMap((text) => {
          const first = places.get(root + text);
          places.set(root + text, address);
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
      new Set(known.map(({openGraph}) => openGraph.get('og:type'))),
    ).toEqual(new Set(['website', 'article']));
  });

  // A word of each French text that is in the HTML.
  it.each(['heureux', 'suis', 'froid'])(
    'marks the French "%s" as such, but for what is code',
    (word) => {
      const french = pages.filter(({html}) => html.includes(word));
      const unmarked = french.flatMap(({path: address, html}) =>
        unmarkedText(parse(html), new RegExp(`\\b${word}\\b`)).map(
          (text) => `${address} ${text}`,
        ),
      );
      expect(unmarked).toEqual([]);
      expect(french.some(({html}) => html.includes('lang=fr'))).toBe(true);
    },
  );

  it('names a canonical page that exists', () => {
    const addresses = new Set(
      known.map(({address}) => brand.siteUrl + address),
    );
    expect(
      problems(({canonical, isHidden}) =>
        isHidden || addresses.has(canonical) ? [] : [`names ${canonical}`],
      ),
    ).toEqual([]);
  });

  it('of the docs has a trail of breadcrumbs from the home page', () => {
    const addresses = new Set(
      known.map(({address}) => brand.siteUrl + address),
    );
    const docs = known.filter(({address}) => address.startsWith('/docs/'));
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
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(
    ([, entry = '']) => entry,
  );
  expect(entries.length).toBeGreaterThan(100);
  const today = new Date().toISOString().slice(0, 10);
  expect(
    entries.filter((entry) => {
      const date = /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/.exec(entry)?.[1];
      return date === undefined || date < '2022-01-01' || date > today;
    }),
  ).toEqual([]);
});
