/** Endings that a word may lose, longest first. */
const endings =
  'ications ication ations ation ating iers ated ates ying ions ier ied ies ing ate ion ers ors ed es er or s y e'.split(
    ' ',
  );

/** Less would join words that have nothing in common. */
const shortestStem = 4;

/** One spelling for the British and the American one. */
function respell(word: string): string {
  return word
    .replace(/is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz')
    .replace(/our(?=s?$|ed$|ing$|it)/, 'or')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/ence(?=[ds]?$)/, 'ense')
    .replace('grey', 'gray');
}

/** Cuts an English ending off, so that "classify" finds "classification". Not a dictionary: two words meet or they do not. */
export function stem(word: string): string {
  const spelt = respell(word);
  const ending = endings.find(
    (candidate) =>
      spelt.endsWith(candidate) &&
      spelt.length - candidate.length >= shortestStem &&
      !spelt.endsWith('ss'),
  );
  const cut = ending === undefined ? spelt : spelt.slice(0, -ending.length);
  // "cropping" is "crop", and "labelled" is "labeled".
  return cut.replace(/([^aeiou])\1$/, '$1');
}
