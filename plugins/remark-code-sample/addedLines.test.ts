import {expect, it} from 'vitest';
import {addedLines} from './addedLines';

it.each([
  ['a\nb', 'a\nx\nb', '2'],
  ['a\nb', 'x\ny\na\nb\nz', '1-2,5'],
  ['a\nb\nc', 'a\nB\nc', '2'],
])('finds what %j lacks of %j', (before, after, lines) => {
  expect(addedLines(before, after)).toBe(lines);
});

it('rejects a step that adds nothing', () => {
  expect(() => addedLines('a\nb', 'a')).toThrow('nothing was added');
});
