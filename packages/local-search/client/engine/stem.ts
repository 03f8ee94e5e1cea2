/** Suffixes to remove, longest first. */
const suffixes =
  'ications ication ations ation ating iers ated ates ying ions ier ied ies ing ate ion ers ors ed es er or s y e'.split(
    ' ',
  );

/** Shorter stems would conflate unrelated words. */
const minStemLength = 4;

/** Maps British to American spelling. */
function americanize(word: string): string {
  return word
    .replace(/is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz')
    .replace(/our(?=s?$|ed$|ing$|it)/, 'or')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/ence(?=[ds]?$)/, 'ense')
    .replace('grey', 'gray');
}

/** Removes an English suffix, so that "classify" finds "classification". A stem need not be a word. */
export function stem(word: string): string {
  const spelling = americanize(word);
  const suffix = suffixes.find(
    (candidate) =>
      spelling.endsWith(candidate) &&
      spelling.length - candidate.length >= minStemLength &&
      !spelling.endsWith('ss'),
  );
  const root =
    suffix === undefined ? spelling : spelling.slice(0, -suffix.length);
  // "cropping" is "crop", and "labelled" is "labeled".
  return root.replace(/([^aeiou])\1$/, '$1');
}
