import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {readCode} from './readCode';
import {codeText} from './types';

function read(text: string) {
  const source = ts.createSourceFile(
    'a.ts',
    text,
    ts.ScriptTarget.ES2022,
    true,
  );
  const [node] = source.statements;
  const type =
    node !== undefined && ts.isTypeAliasDeclaration(node)
      ? node.type
      : undefined;
  if (type === undefined) {
    throw new Error('not a type');
  }
  return readCode(type, source, (name) =>
    name === 'Tensor' ? '#t' : undefined,
  );
}

describe('readCode', () => {
  it.each([
    ["type A =\n  | 'a'\n  | 'b';", "'a' | 'b'"],
    [
      'type A = (\n  a: string,\n  b?: number,\n) => void;',
      '(a: string, b?: number) => void',
    ],
    [
      'type A = {\n  a: string; // why\n  b: number;\n};',
      '{a: string; b: number;}',
    ],
    ['type A = [...In];', '[...In]'],
    ['type A = Promise<\n  Tensor\n>;', 'Promise<Tensor>'],
  ])('reads %j on one line', (text, expected) => {
    expect(codeText(read(text))).toBe(expected);
  });

  it('links the names that are documented', () => {
    expect(read('type A = Promise<Tensor | string>;')).toEqual([
      {text: 'Promise<'},
      {text: 'Tensor', href: '#t'},
      {text: ' | string>'},
    ]);
  });

  it('links no member that has the name of a type', () => {
    expect(read('type A = {Tensor: number};')).toEqual([
      {text: '{Tensor: number}'},
    ]);
  });
});
