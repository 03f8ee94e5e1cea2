/** Endings that a word may lose, longest first. */
const endings = [
  'ications',
  'ication',
  'ations',
  'ation',
  'ating',
  'ated',
  'ates',
  'ions',
  'ate',
  'ies',
  'ion',
  'ing',
  'ed',
  'es',
  's',
  'y',
  'e',
];

/** Less would join words that have nothing in common. */
const shortestStem = 4;

/** Cuts an English ending off, so that "classify" finds "classification". Not a dictionary: two words meet or they do not. */
export function stem(word: string): string {
  const ending = endings.find(
    (candidate) =>
      word.endsWith(candidate) &&
      word.length - candidate.length >= shortestStem &&
      !word.endsWith('ss'),
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}
