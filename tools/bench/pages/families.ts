import {families as allFamilies} from '../../../tests/e2e/families';

/** A page to measure, and the family that it stands for. */
export type Family = {name: string; path: string};

/** Stock Docusaurus has no search, and Lighthouse measures no page that answers with 404. */
const left = ['search', 'not found'];

/** The page that the taps and the navigation are measured on, for one. */
export const tensor: Family = {
  name: 'Tensor',
  path: '/docs/api/core/interfaces/torchlive_torch.tensor/',
};

/** One page of each family that both sites have. */
const families: readonly Family[] = [
  tensor,
  ...allFamilies
    .filter(([name]) => !left.includes(name))
    .map(([name, path]) => ({name, path})),
];

/** The families of some names, in the order of the list; all without names. */
export function pickFamilies(names: readonly string[]): Family[] {
  const unknown = names.find(
    (name) => !families.some((family) => family.name === name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `--only: there is no family "${unknown}". Use some of ${families.map(({name}) => name).join(', ')}.`,
    );
  }
  return families.filter(
    ({name}) => names.length === 0 || names.includes(name),
  );
}
