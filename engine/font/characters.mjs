/**
 * What the face holds when it is sent; whatever else somebody writes shows in the face
 * after it. A test finds characters of pages that are missing here.
 */
export const characters = [
  ...Array.from({length: 95}, (_, index) => String.fromCodePoint(32 + index)),
  ...'\u00A0\u200B©·×÷−‘’“”′…–—áäåçèéòöü',
].join('');
