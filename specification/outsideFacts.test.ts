import {describe, expect, it} from 'vitest';
import {outsideFacts, type OutsideFact} from '../content/data/outsideFacts';
import {readPages} from '../scripts/check-facts/readPages';

const pages = readPages();

/** What a page says about the world outside, by topic, and where else it may lead for the source. */
const claims: Readonly<
  Record<keyof typeof outsideFacts, {says: RegExp; leadsTo?: string}>
> = {
  stores: {
    says: /Xcode 26|16 KB page|API level 35/,
    leadsTo: 'build-for-ios.mdx#app-store',
  },
  boost: {says: /boostorg\.jfrog\.io/},
  xcode: {says: /unary_function' in namespace/},
  sonatype: {says: /shut down `oss\.sonatype\.org`/},
  fbjni: {says: /com\.facebook\.fbjni:fbjni:\+/},
  snack: {says: /SDK 50/, leadsTo: '/faq/#expo-go'},
  'hugging-face': {
    says: /resolve-cache/,
    leadsTo: '/troubleshooting/#resolve-cache',
  },
  alternatives: {says: /<AlternativesTable/},
  exporters: {says: /pip install (?:executorch|litert-torch)/},
  'model-licenses': {says: /<ModelTable/},
};

describe.each(Object.entries<OutsideFact>(outsideFacts))(
  'what pages say about %s',
  (topic, {checked, sources}) => {
    const {says, leadsTo} = claims[topic as keyof typeof claims];
    const saying = pages.filter(({text}) => says.test(text));

    it('has a month and sources', () => {
      expect(checked).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
      expect(sources).not.toEqual([]);
      for (const {label, url} of sources) {
        expect(label).not.toBe('');
        expect(url).toMatch(/^https:\/\//);
      }
    });

    it('is said somewhere, and shown with its date', () => {
      expect(
        saying.filter(({text}) => text.includes(`<Checked of="${topic}" />`)),
      ).not.toEqual([]);
    });

    it('has its source on every page that says it', () => {
      const lacking = saying.filter(
        ({text}) =>
          !text.includes(`<Checked of="${topic}" />`) &&
          !sources.some(({url}) => text.includes(url)) &&
          (leadsTo === undefined || !text.includes(leadsTo)),
      );
      expect(lacking.map(({file}) => file)).toEqual([]);
    });
  },
);

it('every topic that a page names exists', () => {
  const named = pages.flatMap(({text}) =>
    [...text.matchAll(/<Checked of="([^"]+)" \/>/g)].map(([, of]) => of),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(new Set(named)).toEqual(new Set(Object.keys(outsideFacts)));
});
