import {expect, it} from 'vitest';
import {emptyDoc} from '../model/readDoc';
import {detailsBeside} from './renderExample';

const listing = '```ts\nconst a = 1;\n\nconst b = 2;\n```';

it.each([
  ['a listing alone', listing, ''],
  [
    'words around a listing',
    `Words.\n\n${listing}\n\nMore.`,
    'Words.\n\nMore.',
  ],
  [
    'the words that lead to a listing',
    `Words.\n\nAn example:\n\n${listing}`,
    'Words.',
  ],
  [
    'a listing in an admonition, which stays',
    `:::warning\n\nWords.\n\n${listing}\n\n:::`,
    ':::warning\n\nWords.\n\n:::',
  ],
])('leaves %s to a card with an example of ours', (_what, details, left) => {
  expect(detailsBeside('<ApiExample />', {...emptyDoc, details})).toBe(left);
  expect(detailsBeside('', {...emptyDoc, details})).toBe(details);
});
