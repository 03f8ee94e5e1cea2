const ascii = Array.from({length: 95}, (_, index) => 32 + index);

/**
 * Characters of the font subset; others show in the fallback font. A test names
 * characters of pages that are missing here.
 */
export const fontCharacters = `${String.fromCodePoint(...ascii)}\u00A0\u200B©·×÷−‘’“”′…–—áäåçèéòöü`;
