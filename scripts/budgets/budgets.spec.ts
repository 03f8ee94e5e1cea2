import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {families} from '../../e2e/families';
import {readSiteFiles} from '../../server/siteFiles';
import {readFirstPaint, sentSize, type Loaded} from './firstPaint';

const build = path.resolve('build');
const files = readSiteFiles(build);

/** Most bytes, as sent, for the first paint and the controls that work without the app. */
const limits = {
  scripts: 12_000,
  sharedSheet: 16_300,
  fonts: 30_000,
  all: 70_000,
};
const mostRequests = 8;

/** Most bytes of a page's HTML, by its path; the first that fits counts. */
const htmlLimits: readonly (readonly [RegExp, number])[] = [
  [/\/tutorials\//, 24_000],
  // The longest pages of the reference: each member has its notes and an example.
  [/\/canvasview\.canvasrenderingcontext2d\//, 18_200],
  [/\/torchlive_torch\.tensor\//, 15_800],
  [/^/, 14_000],
];

function htmlLimit(file: string): number {
  return htmlLimits.find(([paths]) => paths.test(file))?.[1] ?? 0;
}

function sum(loaded: readonly Loaded[]): number {
  return loaded.reduce((total, {bytes}) => total + bytes, 0);
}

/** Says which files make a sum too large; undefined where it is within the limit. */
function excess(
  what: string,
  loaded: readonly Loaded[],
  limit: number,
): string | undefined {
  const list = loaded.map(({file, bytes}) => `${file} (${bytes})`).join(', ');
  return sum(loaded) > limit
    ? `${what}: ${sum(loaded)} bytes, the limit is ${limit}: ${list}`
    : undefined;
}

describe.each(families)('first paint of the family "%s"', (name, address) => {
  const {images, ...kinds} = readFirstPaint(build, files, address);
  const {html, scripts, sheets, fonts} = kinds;
  const all = Object.values(kinds).flat();

  it('is within its budgets', () => {
    console.log(
      [
        name.padEnd(14),
        ...Object.entries(kinds).map(
          ([kind, loaded]) => `${kind} ${sum(loaded)}`,
        ),
        `all ${sum(all)}`,
        `requests ${all.length + images.length}`,
      ].join(', '),
    );
    expect(
      [
        excess('scripts', scripts, limits.scripts),
        excess(
          'shared style sheet',
          sheets.filter(({file}) => file.includes('/styles.')),
          limits.sharedSheet,
        ),
        excess('HTML', html, htmlLimit(html[0]?.file ?? '')),
        excess('fonts', fonts, limits.fonts),
        excess('all', all, limits.all),
      ].filter((problem) => problem !== undefined),
    ).toEqual([]);
    expect(fonts.length).toBeLessThanOrEqual(1);
    expect(scripts.length).toBeGreaterThan(0);
    expect(all.length + images.length).toBeLessThanOrEqual(mostRequests);
  });

  it('links the shared style sheet first, and in the docs no other', () => {
    expect(sheets[0]?.file).toMatch(/\/styles\.[^/]+\.css$/);
    if (address.startsWith('/docs/') && name !== 'compare') {
      expect(sheets).toHaveLength(1);
    }
  });
});

const pages = [...files.keys()].filter(
  (file) => file.endsWith('.html') && !file.startsWith('/embed/'),
);

it('every page is within the budget of HTML', () => {
  expect(
    pages
      .map((file) => sentSize(build, files, file))
      .flatMap((html) => excess('HTML', [html], htmlLimit(html.file)) ?? []),
  ).toEqual([]);
  expect(pages.length).toBeGreaterThan(200);
});
