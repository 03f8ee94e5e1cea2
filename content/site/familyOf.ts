/** Families of pages; each has one social card. */
export const families = [
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

export type Family = (typeof families)[number];

/** Path of each family's social card. */
export type CardUrls = Record<Family, string>;

const rules: readonly (readonly [RegExp, Family])[] = [
  [/^\/docs\/(?:[^/]+\/)?api\//, 'reference'],
  [/^\/docs\//, 'tutorials'],
  [/^\/community\//, 'community'],
  [/^\/support\//, 'support'],
  [/^\/faq\//, 'faq'],
  [/^\/flora\//, 'flora'],
  [/^\/app\//, 'notices'],
  [/^\/(?:snack|expo|example)\//, 'shared'],
];

/** Family of a page by its path; unknown paths share the card of the home page. */
export function familyOf(path: string): Family {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? 'home';
}
