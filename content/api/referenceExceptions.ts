import type {ReferenceException} from 'api-versions';

/** References to symbols that no version has. */
export const referenceExceptions: Readonly<Record<string, ReferenceException>> =
  {
    'Canvas.drawImage': {
      means: 'CanvasRenderingContext2D.drawImage',
      reason: 'The component has no methods; its context has them.',
    },
    Promise: {reason: 'A class of JavaScript.'},
    Infinity: {reason: 'A number of JavaScript.'},
    NaN: {reason: 'A number of JavaScript.'},
    CSSFont: {reason: 'The package hides this type.'},
  };
