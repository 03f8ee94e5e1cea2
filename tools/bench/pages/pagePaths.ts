import {families} from '../../../tests/e2e/families';

export const tensorPath = '/docs/api/core/interfaces/torchlive_torch.tensor/';

/** Pages by name: the longest, one whose app runs in the page, and one of each family. */
const pages = [
  ['Tensor', tensorPath],
  ['Classify images', '/docs/tutorials/snacks/image-classification/'],
  ...families,
] as const;

/** The pages that are measured if none is named. */
const usual = [
  ...['Tensor', 'Classify images', 'tutorial', 'home', 'class', 'module'],
  ...['what changed', 'FAQ', 'community'],
];

export type Page = {name: string; path: string};

/** The pages of some names or paths; the usual ones without any. */
export function pickPages(names: readonly string[]): Page[] {
  const wanted = names.length === 0 ? usual : names;
  const paths = wanted.filter((name) => name.startsWith('/'));
  return [
    ...pages
      .filter(([name]) => wanted.includes(name))
      .map(([name, path]) => ({name, path})),
    ...paths.map((path) => ({name: path, path})),
  ];
}
