import {describe, expect, it} from 'vitest';
import {layOutBlock, layOutCall, layOutUnion, plain} from './layout';
import {codeText} from './types';

const long = 'x'.repeat(70);

describe('layout', () => {
  it('keeps a short call on its line', () => {
    const code = layOutCall(
      plain('f'),
      [plain('a: A'), plain('b: B')],
      plain(': C'),
    );
    expect(codeText(code)).toBe('f(a: A, b: B): C');
  });

  it('breaks a long call after each parameter, but sets no comma after a rest', () => {
    const code = layOutCall(
      plain('f'),
      [plain(`a: ${long}`), plain('...b: B')],
      plain(': C'),
    );
    expect(codeText(code)).toBe(`f(\n  a: ${long},\n  ...b: B\n): C`);
  });

  it('breaks a long union', () => {
    expect(
      codeText(layOutUnion(plain('type A ='), [plain('a'), plain('b')])),
    ).toBe('type A = a | b');
    expect(
      codeText(layOutUnion(plain('type A ='), [plain(long), plain('b')])),
    ).toBe(`type A =\n  | ${long}\n  | b`);
  });

  it('indents a block', () => {
    expect(
      codeText(layOutBlock(plain('const a:'), [plain('f(\n  b\n)')])),
    ).toBe('const a: {\n  f(\n    b\n  );\n}');
    expect(codeText(layOutBlock(plain('const a:'), []))).toBe('const a:');
  });
});
