/** A reference in the package's comments that leads nowhere, and what it means. */
type Exception = {
  /** What the comment should have said; without it, the name is code and no link. */
  means?: string;
  reason: string;
};

/** References that no symbol of the version answers to. */
export const referenceExceptions: Readonly<Record<string, Exception>> = {
  'Canvas.drawImage': {
    means: 'CanvasRenderingContext2D.drawImage',
    reason: 'The component has no methods; its context has them.',
  },
  Promise: {reason: 'A class of JavaScript.'},
  Infinity: {reason: 'A number of JavaScript.'},
  NaN: {reason: 'A number of JavaScript.'},
  CSSFont: {reason: 'The package hides this type.'},
};
