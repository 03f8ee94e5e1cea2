import {expect, it} from 'vitest';
import type {Lines} from '../pageData';
import {markDifferences} from './markDifferences';

/** The text of signatures, with what differs in guillemets. */
function show(signatures: readonly Lines[]): string[] {
  return signatures.map((lines) =>
    lines
      .map((line) =>
        line
          .map((token) => {
            const [, text, , isDifferent] =
              typeof token === 'string' ? ['', token] : token;
            return isDifferent ? `«${text}»` : text;
          })
          .join(''),
      )
      .join('\n'),
  );
}

it.each([
  ['nothing', 'item(): number', 'item(): number', 'item(): number'],
  ['a type', 'f(a: A): B', 'f(a: «B»): B', 'f(a: B): B', 'f(a: «A»): B'],
  ['a parameter', 'f(a: A)', 'f(a: A«, b: B»)', 'f(a: A, b: B)'],
  ['a line', 'f(a)', 'f(\n  a«,»\n  «b: B,»\n)', 'f(\n  a,\n  b: B,\n)'],
])('marks %s', (_, before, marked, after, markedBefore = before) => {
  const lines = (code: string): Lines[] => [
    code.split('\n').map((line) => [line]),
  ];
  const result = markDifferences(lines(before), lines(after));
  expect(show(result.before)).toEqual([markedBefore]);
  expect(show(result.after)).toEqual([marked]);
});

it('keeps colours and links, and splits a token where a part of it differs', () => {
  const before: Lines = [[['keyword', 'f'], '(): ', ['type', 'A', '/a/']]];
  const after: Lines = [[['keyword', 'f'], '(x): ', ['type', 'B', '/b/']]];
  expect(markDifferences([before], [after])).toEqual({
    before: [[[['keyword', 'f'], '(): ', ['type', 'A', '/a/', true]]]],
    after: [
      [
        [
          ['keyword', 'f'],
          '(',
          ['', 'x', null, true],
          '): ',
          ['type', 'B', '/b/', true],
        ],
      ],
    ],
  });
});

it('marks an overload that only one version has', () => {
  const [one, two]: Lines[] = [[['f(a: A)']], [['f(b: B)']]];
  const {before, after} = markDifferences([one ?? []], [one ?? [], two ?? []]);
  expect(show(before)).toEqual(['f(a: A)']);
  expect(show(after).join('|')).toBe('f(a: A)|«f(b: B)»');
});
