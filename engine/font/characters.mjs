/**
 * Characters of the font subset; others show in the fallback font. A test names
 * characters of pages that are missing here.
 */
export const characters = [
  ...Array.from({length: 95}, (_, index) => String.fromCodePoint(32 + index)),
  ...'\u00A0\u200B©·×÷−‘’“”′…–—áäåçèéòöü',
].join('');
