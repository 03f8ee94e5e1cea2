/** The social cards; each stands for pages of one kind. */
export const cardNames = [
  'home',
  'tutorials',
  'reference',
  'community',
  'support',
  'faq',
  'flora',
  'notices',
  'shared',
] as const;

export type CardName = (typeof cardNames)[number];

/** Path of each social card. */
export type CardUrls = Record<CardName, string>;

const rules: readonly (readonly [RegExp, CardName])[] = [
  [/^\/docs\/(?:[^/]+\/)?api\//, 'reference'],
  [/^\/docs\//, 'tutorials'],
  [/^\/community\//, 'community'],
  [/^\/support\//, 'support'],
  [/^\/faq\//, 'faq'],
  [/^\/flora\//, 'flora'],
  [/^\/app\//, 'notices'],
  [/^\/(?:snack|expo|example)\//, 'shared'],
];

/** The social card of a page by its path; unknown paths share the card of the home page. */
export function cardNameOf(path: string): CardName {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'home';
}
