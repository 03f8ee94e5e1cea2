import {describe, expect, it} from 'vitest';
import {processColor} from './processColor';

describe('processColor', () => {
  it.each([
    ['#ff0000', 0xffff0000],
    ['#F00', 0xffff0000],
    ['#f008', 0x88ff0000],
    ['#11223344', 0x44112233],
    ['rgb(1, 2, 3)', 0xff010203],
    ['rgb(300, -1, 3)', 0xffff0003],
    ['rgba(1, 2, 3, 0.5)', 0x80010203],
    ['hsl(120, 100%, 50%)', 0xff00ff00],
    ['hsla(-240, 100%, 25%, 0)', 0x00008000],
    ['tomato', 0xffff6347],
    ['transparent', 0],
    [0x112233ff, 0xff112233],
  ])('%j is one signed integer, alpha first', (color, argb) => {
    expect(processColor(color)).toBe(argb | 0);
  });

  it.each([
    '#12',
    '#12345',
    'Tomato',
    'rgb(1, 2)',
    'nocolour',
    '',
    -1,
    1.5,
    {},
  ])('%j is no colour', (color) => {
    expect(processColor(color)).toBeUndefined();
  });

  it('leaves null and undefined as they are', () => {
    expect(processColor(null)).toBeNull();
    expect(processColor(undefined)).toBeUndefined();
  });
});
