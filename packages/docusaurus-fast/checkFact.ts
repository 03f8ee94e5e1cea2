import type {Fact} from './facts';
import type {Part} from './parts';

/** Reads a file of an installed package; throws if there is none. */
type ReadFile = (file: string) => string;

/** Says what has changed about a fact; undefined if it still holds. */
export function checkFact(
  {file, says, use}: Fact,
  part: Part,
  read: ReadFile,
): string | undefined {
  const consequence = `The part "${part}" relies on it (${use}). Look at docusaurus-fast/${part}/ and at the release notes of the package.`;
  let text: string;
  try {
    text = read(file);
  } catch {
    return `${file} is gone. ${consequence}`;
  }
  const missing = says.find((phrase) => !text.includes(phrase));
  return missing === undefined
    ? undefined
    : `${file} no longer says "${missing}". ${consequence}`;
}
