/** A reference in the package's comments that cannot be resolved. */
type Exception = {
  /** The intended target; without one, the name becomes code without a link. */
  means?: string;
  reason: string;
};

/** References to symbols that no version has. */
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
