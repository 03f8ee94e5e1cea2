import path from 'node:path';
import {expect, it} from 'vitest';
import {families} from '../../tests/e2e/families';
import {readSiteFiles} from 'site-server/build';
import {complain, sum, type Measured} from './complain';
import {readFirstPaint, sentSize, type Loaded} from './firstPaint';

const build = path.resolve('build');
const files = readSiteFiles(build);

/** Bytes, as sent, for the first paint and the controls that work without the app, when the budgets were set. */
const before = {
  scripts: 8_700,
  sharedSheet: 17_200,
  fonts: 11_900,
  all: 63_600,
};
const mostRequests = 8;

/** Bytes of the largest page's HTML, by its path; the first that fits counts. */
const htmlBefore: readonly (readonly [RegExp, number])[] = [
  [/\/tutorials\//, 22_000],
  // The longest pages of the reference: each member has its notes and an example.
  [/\/canvasview\.canvasrenderingcontext2d\//, 18_450],
  [/\/torchlive_torch\.tensor\//, 16_000],
  [/\/troubleshooting\//, 17_150],
  [/\/status\//, 16_950],
  [/^/, 14_150],
];

const remedies = {
  scripts:
    'Load what is not needed before the app starts with import() behind the control that needs it.',
  sheet:
    'A rule that only one component needs belongs into its styles.module.css, and one that no page needs into `unusedStyles` in config/fast.ts.',
  html: 'Shorten the page, or move a part of it to a page of its own.',
  fonts: 'Take characters out of the subset.',
  all: 'See which of the files grew.',
};
const raise =
  'If readers get something for it, set the budget to the new size in scripts/budgets/budgets.spec.ts and say why in the commit.';

function measureHtml(page: string, html: Loaded): Measured {
  return {
    what: 'HTML',
    page,
    loaded: [html],
    before: htmlBefore.find(([paths]) => paths.test(html.file))?.[1] ?? 0,
    remedy: `${remedies.html} ${raise}`,
  };
}

const firstPaints = families.map(([name, address]) => {
  const {images, ...kinds} = readFirstPaint(build, files, address);
  return {name, address, images, kinds, all: Object.values(kinds).flat()};
});

it('the first paint of each family is within its budgets', () => {
  const measured = firstPaints.flatMap(
    ({name, address, images, kinds, all}) => {
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
      const shared = kinds.sheets.filter(({file}) => file.includes('/styles.'));
      const parts: readonly (readonly [string, Loaded[], number, string])[] = [
        ['scripts', kinds.scripts, before.scripts, remedies.scripts],
        ['the shared style sheet', shared, before.sharedSheet, remedies.sheet],
        ['fonts', kinds.fonts, before.fonts, remedies.fonts],
        ['the first paint', all, before.all, remedies.all],
      ];
      return parts.map(([what, loaded, size, remedy]) => ({
        what,
        page: address,
        loaded,
        before: size,
        remedy: `${remedy} ${raise}`,
      }));
    },
  );
  expect(measured.length).toBeGreaterThan(0);
  expect(complain(measured)).toEqual([]);
});

it('every page is within the budget of HTML', () => {
  const pages = [...files.keys()].filter(
    (file) => file.endsWith('.html') && !file.startsWith('/embed/'),
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(
    complain(
      pages.map((file) => measureHtml(file, sentSize(build, files, file))),
    ),
  ).toEqual([]);
});

it('a first paint takes few requests, one font among them', () => {
  expect(
    firstPaints.filter(
      ({kinds, images, all}) =>
        kinds.fonts.length > 1 ||
        kinds.scripts.length === 0 ||
        all.length + images.length > mostRequests,
    ),
  ).toEqual([]);
});

it('pages link the shared style sheet first, and in the docs no other', () => {
  expect(
    firstPaints
      .filter(
        ({name, address, kinds: {sheets}}) =>
          !/\/styles\.[^/]+\.css$/.test(sheets[0]?.file ?? '') ||
          (address.startsWith('/docs/') &&
            name !== 'compare' &&
            sheets.length > 1),
      )
      .map(({address, kinds: {sheets}}) => ({address, sheets})),
  ).toEqual([]);
});
