import type {Part} from './parts';

/**
 * Something that the package relies on and that no documentation promises. A release of
 * Docusaurus or Rspack may change it at any time.
 */
export type Fact = {
  /** File of an installed package that shows it, or a module of the bundler's runtime. */
  file: string;
  /** What the file says as long as the fact holds. */
  says: readonly string[];
  /** What the part does with it. */
  use: string;
};

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
