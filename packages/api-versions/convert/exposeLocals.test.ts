import {describe, expect, it} from 'vitest';
import {exposeLocals} from './exposeLocals';

describe('exposeLocals', () => {
  it('exports local types where they stand, and names them', () => {
    const text = [
      '/** Size. */',
      'interface Size {width: number}',
      'export type Box = Size;',
      "type Side = 'left';",
      'const sides: Side[] = [];',
    ].join('\n');
    expect(exposeLocals('a.ts', text)).toEqual({
      text: text
        .replace('interface Size', 'export interface Size')
        .replace('type Side =', 'export type Side ='),
      locals: ['Size', 'Side'],
    });
  });

  it('leaves a file without local types alone', () => {
    const text = 'export const a = 1;\n';
    expect(exposeLocals('a.ts', text)).toEqual({text, locals: []});
  });
});
