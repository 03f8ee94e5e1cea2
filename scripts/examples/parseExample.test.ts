import {expect, it} from 'vitest';
import {parseExample} from './parseExample';

it.each([
  ['a;\nb;\n', {code: 'a;\nb;', offset: 0, also: []}],
  [
    '// Needs a browser\n\na;\n',
    {code: 'a;', offset: 2, also: [], needs: 'browser'},
  ],
  [
    '// Also: Torch.int, text/text.x\n// Only on a phone: it has no flash.\na;\n',
    {
      code: 'a;',
      offset: 2,
      also: ['Torch.int', 'text/text.x'],
      needs: 'phone',
      reason: 'it has no flash.',
    },
  ],
  [
    '// Only in Node: Expo calls it.\na;\n// Needs a browser\n',
    {
      code: 'a;\n// Needs a browser',
      offset: 1,
      also: [],
      needs: 'node',
      reason: 'Expo calls it.',
    },
  ],
  [
    '// Needs a browser\n// Draws red at 1 2, nothing in 0 0 5 5\na;\n',
    {
      code: 'a;',
      offset: 2,
      also: [],
      needs: 'browser',
      draws: ['red at 1 2', 'nothing in 0 0 5 5'],
    },
  ],
  // A sentence of the example itself.
  [
    '// Reads a file.\na;\n',
    {code: '// Reads a file.\na;', offset: 0, also: []},
  ],
])('reads %j', (text, expected) => {
  expect(parseExample(text)).toEqual(expected);
});
