import {expect, it} from 'vitest';
import {parseType, type Type} from './parseType';

function show({name, args}: Type): string {
  return args.length === 0 ? name : `${name}(${args.map(show).join(' ')})`;
}

it.each([
  ['Tensor', 'Tensor'],
  ['number[]', '[](number)'],
  ['Array<number>', '[](number)'],
  ['number[][]', '[]([](number))'],
  ['[number, Tensor]', '[,](number Tensor)'],
  ['Promise<Audio | null>', 'Promise(|(Audio null))'],
  ["| 'a' | 'b'", "|('a' 'b')"],
  ['A & {base: number}', '&(A {}(number))'],
  ['(tensor: Tensor) => Tensor', '=>(Tensor Tensor)'],
  ['{dim?: number; keepdim?: boolean}', '{}(number boolean)'],
  ['{[key: string]: IValue}', '{}(IValue)'],
  ['[...In]', '[,](In)'],
  ['readonly string[]', '[](string)'],
  // What a reader has typed so far.
  ['Promise<', 'Promise'],
  ['(', '[,]'],
  ['', ''],
  ['] > )', ']'],
])('parses %s', (text, parsed) => {
  expect(show(parseType(text))).toBe(parsed);
});
