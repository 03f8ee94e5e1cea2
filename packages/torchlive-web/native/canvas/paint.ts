import {RuntimeLimit} from '../../tensors/errors';
import {rejection} from '../rejection';

/** How lines are drawn: the part of a `Paint` that strokes and text each have. */
export type Line = {
  /** In pixels of the screen. */
  width: number;
  cap: CanvasLineCap;
  join: CanvasLineJoin;
  miterLimit: number;
};

/** What `CSSFontUtils` of the package makes of a CSS font. */
export type Font = {
  fontSize: string;
  fontFamily: readonly string[];
  fontWeight?: string;
  fontStyle?: string;
};

const families = ['serif', 'sans-serif', 'monospace'];

/** A colour as Android has it, one integer, for the canvas. */
export function toCssColor(color: number): string {
  const argb = (color >>> 0).toString(16).padStart(8, '0');
  return `#${argb.slice(2)}${argb.slice(0, 2)}`;
}

/** Applies a line; one without width is a hairline of one pixel. */
export function setLine(
  context: OffscreenCanvasRenderingContext2D,
  line: Line,
): void {
  context.lineWidth = line.width === 0 ? 1 : line.width;
  context.lineCap = line.cap;
  context.lineJoin = line.join;
  context.miterLimit = line.miterLimit;
}

/** The value, or the error of `ReactInvalidPropertyException`. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
  property: string,
  value: string,
): Value {
  const known = values.find((one) => one === value);
  if (known === undefined) {
    throw rejection(
      `Invalid React property \`${property}\` with value \`${value}\`, expected ${values.join(' | ')}`,
    );
  }
  return known;
}

/** Whole number of a font size: two letters are cut off, whatever they are. */
export function parseFontSize({fontSize}: Font): number {
  const number = fontSize.slice(0, -2);
  if (!/^[+-]?\d+$/.test(number)) {
    throw new RuntimeLimit(
      `For input string: "${number}". On the phone this is a NumberFormatException.`,
    );
  }
  return Number(number);
}

/** The CSS font that looks most like the typeface: only bold and italic count. */
export function toCssFont(font: Font, pixels: number): string {
  const [family = ''] = font.fontFamily;
  const style = font.fontStyle === 'italic' ? 'italic ' : '';
  const weight = font.fontWeight === 'bold' ? 'bold ' : '';
  const typeface = families.includes(family) ? family : 'sans-serif';
  return `${style}${weight}${pixels}px ${typeface}`;
}
