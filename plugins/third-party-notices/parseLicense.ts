/** What an SPDX expression asks for. */
export type LicenseExpression = {
  ids: string[];
  /** `all` must be kept, or the user chooses `any`; `one` where there is no choice to make. */
  rule: 'one' | 'all' | 'any';
};

/** Reads an SPDX expression of one licence, or of several joined by the same word. */
export function parseLicense(expression: string): LicenseExpression {
  const words = expression.split(' ');
  const ids = words.filter((_word, index) => index % 2 === 0);
  const joints = new Set(words.filter((_word, index) => index % 2 === 1));
  const isWhole =
    words.length % 2 === 1 && ids.every((id) => /^[\w.-]+$/.test(id));
  if (isWhole && joints.size === 0) {
    return {ids, rule: 'one'};
  }
  if (isWhole && joints.size === 1 && joints.has('AND')) {
    return {ids, rule: 'all'};
  }
  if (isWhole && joints.size === 1 && joints.has('OR')) {
    return {ids, rule: 'any'};
  }
  throw new Error(
    `Licence "${expression}" cannot be explained. Write one SPDX id, or several joined by AND or by OR alone.`,
  );
}
