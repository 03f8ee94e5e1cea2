import {expect, it} from 'vitest';
import {codeText, type Code, type MemberKind} from '../model/types';
import {typeOfMember} from './prepareCode';

it.each<[Code, MemberKind, string]>([
  [
    [{text: 'jit:'}, {text: ' '}, {text: 'JIT', href: '/jit/'}],
    'property',
    'JIT',
  ],
  [[{text: 'readonly size?: number'}], 'property', 'number'],
  [[{text: 'neverSplit?: string[]'}], 'property', 'string[]'],
  [[{text: '[key: string]: '}, {text: 'IValue'}], 'index', 'IValue'],
  [[{text: "BACK = 'back'"}], 'member', "'back'"],
])('reads the type of %j', (code, kind, expected) => {
  expect(codeText(typeOfMember({code, kind}))).toBe(expected);
});

it('refuses what has no type', () => {
  expect(() => typeOfMember({code: [{text: 'a'}], kind: 'property'})).toThrow(
    '"a" has no ":".',
  );
});
