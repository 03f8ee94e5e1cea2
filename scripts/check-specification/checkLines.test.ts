import {expect, it} from 'vitest';
import type {Line} from '../../specification/lines';
import {checkLines, type Outcome} from './checkLines';

const table: Line[] = [
  ['S1.1', 'the sun shines'],
  ['S1.2', 'the rain falls'],
];

const sun: Outcome = {title: 'sun [S1.1]', status: 'passed'};
const rain: Outcome = {title: 'weather › rain [S1.2]', status: 'passed'};

it.each<[string, Outcome[], string[]]>([
  ['nothing wrong', [sun, rain], []],
  [
    'two tests of a line',
    [sun, rain, {title: 'sun at night [S1.1]', status: 'passed'}],
    [],
  ],
  [
    'a line without a test',
    [sun],
    [
      'S1.2 (the rain falls): no test that ran carries it. Put [S1.2] into the title of the one that proves it.',
    ],
  ],
  [
    'a test that failed',
    [sun, {...rain, status: 'failed'}],
    ['S1.2 (the rain falls): "weather › rain [S1.2]" did not pass.'],
  ],
  [
    'an unknown id',
    [sun, rain, {title: 'snow [S1.9]', status: 'passed'}],
    ['"snow [S1.9]" carries S1.9, which specification/lines.ts does not have.'],
  ],
  [
    'too many ids',
    [sun, rain, {title: 'all [S1.1] [S1.2] [S1.1] [S1.2]', status: 'passed'}],
    [
      '"all [S1.1] [S1.2] [S1.1] [S1.2]" carries 4 ids. Split it: 3 are the most.',
    ],
  ],
])('%s', (_name, results, problems) => {
  expect(checkLines(table, results)).toEqual(problems);
});

it('says that a line is there twice', () => {
  expect(checkLines([...table, ['S1.1', 'again']], [sun, rain])).toEqual([
    'specification/lines.ts: S1.1 is there twice. Renumber one.',
  ]);
});
